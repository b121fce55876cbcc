// pnpm run doctor [folder]: checks environment and project files before a shop goes live, and reports each mistake with
// its fix. Exits with 0 if there are none.

import { findMistakes } from './doctor/find-mistakes.ts';
import { readSetup } from './doctor/read-setup.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

try {
  const mistakes = findMistakes(await readSetup(process.argv[2] ?? workspaceRoot, process.env));
  for (const { problem, fix } of mistakes) console.log(`✖ ${problem}\n  ${fix}\n`);
  console.log(mistakes.length === 0 ? '✔ The setup is ready to go live.' : `${mistakes.length} mistakes`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`✖ The setup cannot be read: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
