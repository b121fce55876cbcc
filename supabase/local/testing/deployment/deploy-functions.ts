import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type FunctionUpload, startManagementApi } from './management-api.ts';

/** The folder in which docs/going-live.md runs the CLI. */
const supabaseFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** What `supabase functions deploy` did. */
export interface Deployment {
  readonly uploads: readonly FunctionUpload[];
  /** What the CLI printed */
  readonly output: string;
  readonly exitCode: number | null;
}

/**
 * Runs the documented command `supabase functions deploy --use-api` of the real CLI against a stub of the management
 * API on 127.0.0.1. The CLI has an empty home folder, and reports nothing to its maker.
 */
export async function deployFunctions(): Promise<Deployment> {
  const api = await startManagementApi();
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  try {
    const profile = join(home, 'profile.yml');
    writeFileSync(profile, profileOf(api.url));
    const { output, exitCode } = await runCli(
      ['functions', 'deploy', '--use-api', '--yes', '--remote=abcdefghijklmnopqrst', `--profile=${profile}`],
      home,
    );
    return { uploads: api.uploads, output, exitCode };
  } finally {
    api.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** A profile contains the addresses of a Supabase other than the hosted one. */
function profileOf(url: string): string {
  return [
    'name: test',
    `api_url: ${url}`,
    `dashboard_url: ${url}`,
    `docs_url: ${url}`,
    'project_host: example.test',
    '',
  ].join('\n');
}

async function runCli(parameters: readonly string[], home: string) {
  const cli = fileURLToPath(new URL('../../../node_modules/supabase/dist/supabase.js', import.meta.url));
  const child = spawn(process.execPath, [cli, ...parameters], {
    cwd: supabaseFolder,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      NO_COLOR: '1',
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      DO_NOT_TRACK: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [standard, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ]);
  return { output: standard + errors, exitCode };
}
