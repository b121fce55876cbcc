// Fails on regular expressions of product code and functions with super-linear backtracking, unless they are in
// `boundedPatterns` with a reason. A text of 100 kB takes minutes in such a pattern.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundedPatterns } from './regular-expressions/bounded-patterns.ts';
import { findSlowPatterns } from './regular-expressions/find-slow-patterns.ts';
import { workspaceRoot } from './workspace/child-processes.ts';
import { listFiles } from './workspace/list-files.ts';

const product =
  /^(packages\/[^/]+\/src|apps\/shop\/(app|server)|supabase\/(contracts|field-types|functions|import|legal|local|tracing))\/.*\.tsx?$/;
const tests = /\.(test|fixtures?|stories)\.tsx?$|\/testing\//;

const used = new Set<string>();
let failures = 0;
for (const file of listFiles().filter((path) => product.test(path) && !tests.test(path))) {
  const known = boundedPatterns[file] ?? {};
  for (const { line, pattern, reason } of findSlowPatterns(file, readFileSync(join(workspaceRoot, file), 'utf8'))) {
    if (known[pattern] !== undefined) used.add(`${file} ${pattern}`);
    else {
      failures += 1;
      console.error(`${file}:${line}: ${pattern} ${reason === 'slow' ? 'is not linear' : 'is composed when it runs'}`);
    }
  }
}
for (const [file, patterns] of Object.entries(boundedPatterns)) {
  for (const pattern of Object.keys(patterns).filter((one) => !used.has(`${file} ${one}`))) {
    failures += 1;
    console.error(`${file}: ${pattern} is in boundedPatterns, but not in the file`);
  }
}
if (failures > 0) console.error('Make them linear, or add them to scripts/regular-expressions/bounded-patterns.ts.');
process.exit(failures === 0 ? 0 : 1);
