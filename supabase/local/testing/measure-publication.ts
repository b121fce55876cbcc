// Runs in Deno: checks a template in a file as the function publish-template does, and prints what it took.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { checkTemplate } from '../../functions/_shared/templates/check-template.ts';

const [file = ''] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const before = process.cpuUsage();
const { faults, undecided } = checkTemplate(JSON.parse(text), '2026-11-25');
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    processorMs: (user + system) / 1000,
    memoryBytes: process.memoryUsage().rss,
    faults: faults.length,
    undecided,
  }),
);
