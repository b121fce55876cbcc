// Runs on Node 18 or later, before anything is installed: installs pnpm, Node 24 and the packages, then runs the given
// script on that Node. Usage: node scripts/bootstrap.mjs <script.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PNPM_VERSION = JSON.parse(readFileSync(join(root, 'scripts', 'workspace', 'pnpm.json'), 'utf8')).version;
const stampFile = join(root, 'node_modules', '.install-stamp');
const windows = process.platform === 'win32';

function stop(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
}

function manifests() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return ['.', 'supabase', 'docs/site', ...folders]
    .map((folder) => join(root, folder, 'package.json'))
    .filter(existsSync);
}

function installStamp() {
  const hash = createHash('sha256');
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests()]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

function install() {
  console.log(`Installing packages with pnpm ${PNPM_VERSION} …`);
  const run = spawnSync(
    'npx',
    ['--yes', `pnpm@${PNPM_VERSION}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { cwd: root, encoding: 'utf8', shell: windows, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (run.status !== 0) {
    console.error(run.stdout ?? '', run.stderr ?? '');
    stop(
      `The packages could not be installed (${run.error?.message ?? `pnpm exited with ${run.status}`}). ` +
        'Check the connection to your npm registry, then run the command again.',
    );
  }
}

const [script, ...scriptArguments] = process.argv.slice(2);
if (!script) stop('Name a script: node scripts/bootstrap.mjs scripts/start.ts');
if (Number(process.versions.node.split('.')[0]) < 18) {
  stop(`Node ${process.versions.node} is too old. Install Node 18 or newer, then run the command again.`);
}

const stamp = installStamp();
const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!installed) {
  install();
  writeFileSync(stampFile, stamp);
}

const bin = join(root, 'node_modules', '.bin');
const node = join(bin, windows ? 'node.exe' : 'node');
if (!existsSync(node)) stop('Node 24 is missing in node_modules. Delete the folder node_modules, then try again.');

const child = spawn(node, [join(root, script), ...scriptArguments], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
});
// The script ends itself on Ctrl-C. Exiting earlier would hide its cleanup.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
