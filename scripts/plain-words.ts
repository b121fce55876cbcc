// Fails on stilted words in comments, descriptions of SQL, test titles and docs, and suggests the standard term.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStiltedWords } from './plain-words/find-stilted-words.ts';
import { workspaceRoot } from './workspace/child-processes.ts';
import { listFiles } from './workspace/list-files.ts';

/** Quoted specifications keep their words. */
const exempt = /^docs\/(specification\/|requirements\.md)|^scripts\/plain-words\//;

const files = listFiles().filter((file) => /\.(tsx?|mjs|css|md|sql)$/.test(file) && !exempt.test(file));

let count = 0;
for (const file of files) {
  for (const { line, word, instead } of findStiltedWords(file, readFileSync(join(workspaceRoot, file), 'utf8'))) {
    count += 1;
    console.error(`${file}:${line}: "${word}", write ${instead}`);
  }
}
process.exit(count === 0 ? 0 : 1);
