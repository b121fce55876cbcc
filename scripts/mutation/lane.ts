import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '../workspace/child-processes.ts';
import type { Candidate } from './candidates.ts';
import type { TestRequest, WorkerMessage } from './test-worker.ts';

/** Timeout of a test file, relative to its usual time. After it, the test counts as hung. */
const TIMEOUT = { times: 10, plusMs: 30_000 };
/** Assumed time of a test file that was not measured yet */
const UNKNOWN_MS = 120_000;

/** The result of an area's tests with a mutant: a test failed, none ended in time, or all passed. */
export type Verdict = 'failed' | 'hung' | 'passed';

/** A process that tests mutants one after the other, and is restarted if one of them hangs. */
export class Lane {
  readonly #usualMs: Map<string, number>;
  readonly #lastDetectedBy = new Map<string, string>();
  #process: ChildProcess | undefined;

  /** @param usualMs measured time of each test file, shared between lanes */
  constructor(usualMs: Map<string, number>) {
    this.#usualMs = usualMs;
  }

  /** Runs the tests without a mutant and stores their times. Returns the files that failed. */
  async findFailing(tests: readonly string[]): Promise<readonly string[]> {
    if (tests.length === 0) return [];
    return (await this.#send({ tests })) ?? ['a test that does not end'];
  }

  /** Runs a mutant's tests. `findFailing` must have run each of them. */
  async test({ file, mutant, tests: paths, nearest }: Candidate): Promise<Verdict> {
    const prefixes = paths.map((path) => join(workspaceRoot, path));
    const known = [...this.#usualMs.keys()];
    if (nearest === undefined) {
      const tests = known.filter((test) => prefixes.some((path) => test.startsWith(path)));
      return this.#runTests({ file, mutant, tests: this.#inOrder(file, tests) });
    }
    const first = { file, mutant, tests: [join(workspaceRoot, nearest.path)], titles: nearest.titles };
    const verdict = await this.#runTests(first);
    return verdict === 'passed' ? this.#runTests({ file, mutant, tests: prefixes }) : verdict;
  }

  async #runTests(request: TestRequest & { file: string }): Promise<Verdict> {
    if (request.tests.length === 0) return 'passed';
    const failed = await this.#send(request);
    if (failed === undefined) return 'hung';
    const [first] = failed;
    if (first === undefined) return 'passed';
    this.#lastDetectedBy.set(request.file, first);
    return 'failed';
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  /** Sorts the test that detected this file's last mutant first, then its folder, then the others; fast tests first. */
  #inOrder(file: string, tests: readonly string[]): readonly string[] {
    const rank = (test: string) =>
      test === this.#lastDetectedBy.get(file) ? 0 : dirname(test) === dirname(file) ? 1 : 2;
    const time = (test: string) => this.#usualMs.get(test) ?? UNKNOWN_MS;
    return tests.toSorted((a, b) => rank(a) - rank(b) || time(a) - time(b));
  }

  #send(request: TestRequest): Promise<readonly string[] | undefined> {
    this.#process ??= fork(fileURLToPath(new URL('test-worker.ts', import.meta.url)), {
      cwd: workspaceRoot,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker = this.#process;
    const remaining = [...request.tests];
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        worker.off('message', handleMessage).off('exit', handleExit);
      };
      const handleTimeout = () => {
        stop();
        this.end();
        resolve(undefined);
      };
      const startTimer = () => {
        const usual = request.mutant === undefined ? UNKNOWN_MS : (this.#usualMs.get(remaining[0] ?? '') ?? 0);
        return setTimeout(handleTimeout, usual * TIMEOUT.times + TIMEOUT.plusMs);
      };
      const handleMessage = (message: WorkerMessage) => {
        clearTimeout(timer);
        if ('failed' in message) {
          stop();
          resolve(message.failed);
          return;
        }
        if (request.mutant === undefined) this.#usualMs.set(message.ended, message.milliseconds);
        remaining.shift();
        timer = startTimer();
      };
      const handleExit = () => {
        stop();
        this.#process = undefined;
        // A mutant that uses up all memory kills the process, which counts as detected.
        if (request.mutant !== undefined) resolve(undefined);
        else reject(new Error('The tests cannot be started'));
      };
      let timer = startTimer();
      worker.on('message', handleMessage).on('exit', handleExit);
      worker.send(request);
    });
  }
}
