import { spawnSync } from 'node:child_process';

/** Runs a command that may bring a missing program; its failure is noticed by the program that is still missing. */
export function tryCommand(missing: string, command: string, ...parameters: string[]): void {
  console.log(`${missing} is missing; trying: ${command} ${parameters.join(' ')}`);
  spawnSync(command, parameters, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Installs packages of Debian, if this process may. */
export function installDebianPackages(missing: string, ...names: string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  tryCommand(missing, 'apt-get', 'update', '-qq');
  // One by one: a distribution without one of them still gets the others.
  for (const name of names) tryCommand(missing, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}
