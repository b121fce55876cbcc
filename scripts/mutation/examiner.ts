// Holds the tests against one mistake after the other, in one process: Vitest stays, each test file gets a fresh worker.
// The mistake exists in memory alone; no file is ever changed. Talks to `lane.ts`, which ends it when it hangs.
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { workspaceRoot } from '../workspace/child-processes.ts';
import type { Mutant } from './find-mutants.ts';

/** What is asked: these test files, in this order, with this mistake in this file; without one: do they pass? */
export interface Question {
  readonly file?: string;
  readonly mutant?: Mutant;
  /** Absolute paths, or, without a mistake, beginnings of paths */
  readonly tests: readonly string[];
  /** Only tests whose titles contain this, a regular expression */
  readonly titles?: string;
}

/** A message of the examiner: a test file has ended, or the whole answer. */
export type ExaminerMessage =
  | { readonly ended: string; readonly milliseconds: number }
  | { readonly failed: readonly string[] };

let current: Question = { tests: [] };

function send(message: ExaminerMessage): void {
  process.send?.(message);
}

/** Runs test files in the order in which they are asked for. */
class AsAsked {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => current.tests.indexOf(a.moduleId) - current.tests.indexOf(b.moduleId));
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

const vitest = await createVitest({
  root: workspaceRoot,
  config: 'scripts/mutation/vitest.config.ts',
  watch: false,
  sequence: { sequencer: AsAsked },
  reporters: [
    {
      onTestModuleEnd: (module: TestModule) =>
        send({ ended: module.moduleId, milliseconds: module.diagnostic().duration }),
    },
  ],
});
await vitest.standalone();

async function answer(question: Question): Promise<void> {
  if (current.file !== undefined) vitest.invalidateFile(current.file);
  current = question;
  process.env.MUTANT = JSON.stringify({ file: question.file, mutant: question.mutant });
  if (current.file !== undefined) vitest.invalidateFile(current.file);
  if (question.titles === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(question.titles));
  // Its answer names every module it knows: one that failed with an earlier mistake would fail for ever.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const asked = await vitest.globTestSpecifications([...question.tests]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  const failed = testModules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId);
  send({ failed: failed.length === 0 && unhandledErrors.length > 0 ? ['an error outside of any test'] : failed });
}

process.on('message', (question: Question) => void answer(question));
process.on('disconnect', () => process.exit());
