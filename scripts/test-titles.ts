// Fails on titles of tests and stories that do not begin with their subject: "A paused article is not offered", not
// "is not offered".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFragments } from './test-titles/find-fragments.ts';
import { workspaceRoot } from './workspace/child-processes.ts';
import { listFiles } from './workspace/list-files.ts';

let count = 0;
for (const file of listFiles().filter((path) => /\.tsx?$/.test(path))) {
  for (const { line, text, reason } of findFragments(file, readFileSync(join(workspaceRoot, file), 'utf8'))) {
    count += 1;
    console.error(`${file}:${line}: "${text}" ${reason}`);
  }
}
if (count > 0) console.error(`${count} titles without a subject`);
process.exit(count === 0 ? 0 : 1);
