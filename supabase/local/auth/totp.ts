import { createHmac, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** Creates a 160-bit secret in base 32 for authenticator apps. */
export function newTotpSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => alphabet[byte % 32]).join('');
}

/** Returns the six-digit code of a time step (RFC 6238 with SHA-1 and 30 seconds, as authenticator apps expect). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Returns the 30-second time step of a time. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds);
}

/**
 * Finds the time step of a code: the current one, or an adjacent one in case the clocks differ.
 * @param lastUsedStep codes of this step and earlier ones are rejected
 * @returns null for a wrong or already used code
 */
export function matchTotpCode(secret: string, code: string, now: Date, lastUsedStep: number | null): number | null {
  const current = totpStep(now);
  for (const step of [current, current - 1, current + 1]) {
    if (lastUsedStep !== null && step <= lastUsedStep) continue;
    const expected = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return null;
}

function decodeBase32(text: string): Buffer {
  let bits = '';
  for (const character of text) bits += alphabet.indexOf(character).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
