// Runs in Deno: stores the picture in a file as a function does, and prints the processor time and the memory it took.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { encodeUpload } from '../../functions/_shared/pictures/encode-upload.ts';
import { pictureKind } from '../../functions/_shared/pictures/picture-kind.ts';

const [file = '', modules = '', ...widths] = process.argv.slice(2);
const readAsset = async (name: string) => new Uint8Array(readFileSync(`${modules}/${name}`));

const bytes = new Uint8Array(readFileSync(file));
const kind = pictureKind(bytes);
if (kind === null) throw new Error('no picture');
const before = process.cpuUsage();
const encoded = await encodeUpload({ readAsset }, bytes, kind, widths.map(Number));
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    processorMs: (user + system) / 1000,
    // The memory of the codecs never shrinks, so this is the most that was used.
    memoryBytes: process.memoryUsage().rss,
    widths: encoded.map(({ width }) => width),
  }),
);
