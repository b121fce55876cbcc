import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace, absolute. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A program that runs to its end. */
export interface Task {
  name: string;
  command: string;
  arguments: readonly string[];
  env?: Readonly<Record<string, string>>;
  folder?: string;
}

/** Result of a task; `output` is what it printed on both streams. */
export interface TaskResult {
  task: Task;
  exitCode: number;
  output: string;
  seconds: number;
}

/** Runs a task to its end and captures its output. Never throws: a program that cannot start returns code 127. */
export function runTask(task: Task): Promise<TaskResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = start(task, { stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (exitCode: number) =>
      resolve({ task, exitCode, output, seconds: (performance.now() - started) / 1000 });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Starts a long-running program; the caller must stop it. */
export function start(task: Task, options: SpawnOptions = {}): ChildProcess {
  return spawn(task.command, [...task.arguments], {
    cwd: task.folder ?? workspaceRoot,
    env: { ...process.env, ...task.env },
    ...options,
  });
}

/** Stops a program like Ctrl-C and waits until it has exited, at most 10 s. */
export async function stopGracefully(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}
