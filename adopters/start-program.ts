import { createServer } from 'node:net';
import { start } from '../scripts/workspace/child-processes.ts';
import { adopterEnv } from './install-tarballs.ts';

/** A port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Starts a long-running program and waits for a text in its output. The caller must stop it. */
export async function startAndWaitFor(folder: string, text: string, command: string, ...parameters: readonly string[]) {
  const task = { name: command, command, arguments: parameters, folder, env: adopterEnv };
  const child = start(task, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`${command} exited with ${code}:\n${output}`)));
  });
  return { child, output: () => output };
}
