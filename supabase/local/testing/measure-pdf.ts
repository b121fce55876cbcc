// Runs in Deno: checks and rewrites the PDF in a file as a function does, and prints the processor time and the memory
// it took.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { FunctionError } from '../../functions/_shared/http/function-error.ts';
import { rewritePdf } from '../../functions/upload-file/check-pdf.ts';

const [file = ''] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(file));
const before = process.cpuUsage();
const outcome = await rewritePdf(bytes).then(
  () => 'accepted',
  (error: unknown) => (error instanceof FunctionError ? error.code : String(error)),
);
const { user, system } = process.cpuUsage(before);
const [, peakKb = ''] = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ processorMs: (user + system) / 1000, memoryBytes: Number(peakKb) * 1024, outcome }));
