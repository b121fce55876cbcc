// Runs the tests with one mutant after the other, in one process: Vitest stays, and each test file gets a new worker.
// The mutant exists in memory only; no file is changed. Communicates with `lane.ts`, which kills it if it hangs.
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { workspaceRoot } from '../workspace/child-processes.ts';
import type { Mutant } from './find-mutants.ts';

/** A request: runs these test files in this order, with this mutant in this file, or without one. */
export interface TestRequest {
  readonly file?: string;
  readonly mutant?: Mutant;
  /** Absolute paths or, without a mutant, path prefixes */
  readonly tests: readonly string[];
  /** Runs only tests whose titles match this regular expression */
  readonly titles?: string;
}

/** A reply: a test file has ended, or the whole result. */
export type WorkerMessage =
  | { readonly ended: string; readonly milliseconds: number }
  | { readonly failed: readonly string[] };

let current: TestRequest = { tests: [] };

function send(message: WorkerMessage): void {
  process.send?.(message);
}

/** Runs test files in the requested order. */
class RequestedOrder {
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
  sequence: { sequencer: RequestedOrder },
  reporters: [
    {
      onTestModuleEnd: (module: TestModule) =>
        send({ ended: module.moduleId, milliseconds: module.diagnostic().duration }),
    },
  ],
});
await vitest.standalone();

async function handleRequest(request: TestRequest): Promise<void> {
  if (current.file !== undefined) vitest.invalidateFile(current.file);
  current = request;
  process.env.MUTANT = JSON.stringify({ file: request.file, mutant: request.mutant });
  if (current.file !== undefined) vitest.invalidateFile(current.file);
  if (request.titles === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(request.titles));
  // The result contains all known modules, so one that failed with an earlier mutant would always fail.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specifications = await vitest.globTestSpecifications([...request.tests]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId);
  send({ failed: failed.length === 0 && unhandledErrors.length > 0 ? ['an error outside of any test'] : failed });
}

process.on('message', (request: TestRequest) => void handleRequest(request));
process.on('disconnect', () => process.exit());
