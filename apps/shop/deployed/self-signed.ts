import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key and a certificate, PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const dayMs = 86_400_000;

/** Creates a self-signed certificate for some host names, valid for two days. */
export function selfSigned(hosts: readonly [string, ...string[]]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(identifier('550403'), utf8(hosts[0]))));
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(Date.now()),
    signatureAlgorithm,
    name,
    sequence(time(Date.now() - dayMs), time(Date.now() + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(subjectNames(hosts))),
  );
  return { key: pem(privateKey), cert: pemOf('CERTIFICATE', certificate(body, privateKey)) };
}

function certificate(body: Buffer, key: KeyObject): Buffer {
  // A bit string starts with the number of unused bits.
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', body, key));
  return sequence(body, signatureAlgorithm, signature);
}

function subjectNames(hosts: readonly string[]): Buffer {
  const names = sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host))));
  return sequence(identifier('551d11'), tagged(0x04, names));
}

/** DER: a tag, the length of the contents, the contents. */
function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const lengthBytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}

const sequence = (...contents: readonly Buffer[]) => tagged(0x30, ...contents);
const set = (...contents: readonly Buffer[]) => tagged(0x31, ...contents);
const identifier = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string) => tagged(0x0c, Buffer.from(text));

/** A non-negative integer. */
function integer(value: number): Buffer {
  const hex = value.toString(16);
  return tagged(0x02, Buffer.from(`00${hex.length % 2 === 0 ? '' : '0'}${hex}`.replace(/^00(?=[0-7])/, ''), 'hex'));
}

function time(moment: number): Buffer {
  return tagged(0x17, Buffer.from(`${new Date(moment).toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));
}

const signatureAlgorithm = sequence(identifier('2a8648ce3d040302'));

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function pemOf(label: string, bytes: Buffer): string {
  return `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`;
}
