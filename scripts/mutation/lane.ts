import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '../workspace/child-processes.ts';
import type { Candidate } from './candidates.ts';
import type { ExaminerMessage, Question } from './examiner.ts';

/** Timeout of a test file, relative to its usual time. After it, the test counts as hung. */
const PATIENCE = { times: 10, plusMs: 30_000 };
/** Assumed time of a test file that was not measured yet */
const UNKNOWN_MS = 120_000;

/** The result of an area's tests with a mutant: a test failed, none ended in time, or all passed. */
export type Verdict = 'failed' | 'hung' | 'passed';

/** A process that tests mutants one after the other, and is restarted if one of them hangs. */
export class Lane {
  readonly #usualMs: Map<string, number>;
  readonly #lastToNotice = new Map<string, string>();
  #process: ChildProcess | undefined;

  /** @param usualMs measured time of each test file, shared between lanes */
  constructor(usualMs: Map<string, number>) {
    this.#usualMs = usualMs;
  }

  /** Runs the tests without a mutant and stores their times. Returns the files that failed. */
  async findFailing(tests: readonly string[]): Promise<readonly string[]> {
    if (tests.length === 0) return [];
    return (await this.#ask({ tests })) ?? ['a test that does not end'];
  }

  /** Runs a mutant's tests. `findFailing` must have run each of them. */
  async examine({ file, mutant, tests: paths, nearest }: Candidate): Promise<Verdict> {
    const beginnings = paths.map((path) => join(workspaceRoot, path));
    const known = [...this.#usualMs.keys()];
    if (nearest === undefined) {
      const tests = known.filter((test) => beginnings.some((path) => test.startsWith(path)));
      return this.#runTests({ file, mutant, tests: this.#inOrder(file, tests) });
    }
    const first = { file, mutant, tests: [join(workspaceRoot, nearest.path)], titles: nearest.titles };
    const verdict = await this.#runTests(first);
    return verdict === 'passed' ? this.#runTests({ file, mutant, tests: beginnings }) : verdict;
  }

  async #runTests(question: Question & { file: string }): Promise<Verdict> {
    if (question.tests.length === 0) return 'passed';
    const failed = await this.#ask(question);
    if (failed === undefined) return 'hung';
    const [first] = failed;
    if (first === undefined) return 'passed';
    this.#lastToNotice.set(question.file, first);
    return 'failed';
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  /** Sorts the test that detected this file's last mutant first, then its folder, then the others; fast tests first. */
  #inOrder(file: string, tests: readonly string[]): readonly string[] {
    const rank = (test: string) =>
      test === this.#lastToNotice.get(file) ? 0 : dirname(test) === dirname(file) ? 1 : 2;
    const time = (test: string) => this.#usualMs.get(test) ?? UNKNOWN_MS;
    return tests.toSorted((a, b) => rank(a) - rank(b) || time(a) - time(b));
  }

  #ask(question: Question): Promise<readonly string[] | undefined> {
    this.#process ??= fork(fileURLToPath(new URL('examiner.ts', import.meta.url)), {
      cwd: workspaceRoot,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const examiner = this.#process;
    const remaining = [...question.tests];
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        examiner.off('message', hear).off('exit', died);
      };
      const giveUp = () => {
        stop();
        this.end();
        resolve(undefined);
      };
      const wait = () => {
        const usual = question.mutant === undefined ? UNKNOWN_MS : (this.#usualMs.get(remaining[0] ?? '') ?? 0);
        return setTimeout(giveUp, usual * PATIENCE.times + PATIENCE.plusMs);
      };
      const hear = (message: ExaminerMessage) => {
        clearTimeout(timer);
        if ('failed' in message) {
          stop();
          resolve(message.failed);
          return;
        }
        if (question.mutant === undefined) this.#usualMs.set(message.ended, message.milliseconds);
        remaining.shift();
        timer = wait();
      };
      const died = () => {
        stop();
        this.#process = undefined;
        // A mutant that uses up all memory kills the process, which counts as detected.
        if (question.mutant !== undefined) resolve(undefined);
        else reject(new Error('The tests cannot be started'));
      };
      let timer = wait();
      examiner.on('message', hear).on('exit', died);
      examiner.send(question);
    });
  }
}
