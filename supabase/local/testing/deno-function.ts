import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FunctionEnv } from '../../functions/_shared/env.ts';
import type { FunctionUpload } from './deployment/management-api.ts';
import { unpackUpload } from './deployment/unpack-upload.ts';

/** Functions that run in Deno, as on a hosted Supabase. */
export interface DenoFunction {
  url: string;
  /** Output so far */
  output(): string;
  /** Processor time of the process so far, milliseconds; on Linux only */
  processorMs(): number;
  stop(): void;
}

const manifest = new URL('../../../package.json', import.meta.url);
const functionsFolder = fileURLToPath(new URL('../../functions/', import.meta.url));

/** Deno from the npm package. Fetches nothing; uses the packages of this workspace. */
export const deno = fileURLToPath(
  new URL(`../../node_modules/deno/deno${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
);

/** Only the permissions that a function needs: no file writes, no subprocesses, no system information. */
const permissions = ['--allow-net', '--allow-env', '--allow-read', '--no-remote', '--node-modules-dir=manual'];

/** Type-checks functions in Deno. Returns the error output, empty if there are no errors. */
export function checkInDeno(names: readonly string[]): Promise<string> {
  const files = names.map((name) => `${name}/index.ts`);
  const before = readFileSync(manifest, 'utf8');
  const child = start(['check', '--no-remote', '--node-modules-dir=manual', '--quiet', ...files], functionsFolder, {});
  return new Promise((resolve) => {
    const output = collect(child);
    child.once('close', (code) => {
      // If a package is missing, Deno copies the workspace's settings into package.json.
      if (readFileSync(manifest, 'utf8') !== before) writeFileSync(manifest, before);
      resolve(code === 0 ? '' : output());
    });
  });
}

/** Starts what was uploaded for a function on a free port, from an empty folder, with the settings of a backend and further variables. */
export function startUpload(
  upload: FunctionUpload,
  env: FunctionEnv,
  mail: MailApi,
  variables: Readonly<Record<string, string>> = {},
): Promise<DenoFunction> {
  return serve([upload], (folder) => [join(folder, upload.entrypoint)], env, mail, variables);
}

/** Starts all uploaded functions in one Deno process, each with its name as the path. */
export function startUploads(
  uploads: readonly FunctionUpload[],
  env: FunctionEnv,
  mail: MailApi,
): Promise<DenoFunction> {
  const main = fileURLToPath(new URL('deno-main.ts', import.meta.url));
  return serve(uploads, (folder) => [main, ...uploads.map(({ entrypoint }) => join(folder, entrypoint))], env, mail);
}

/** URL and key of a mail provider's API. */
export interface MailApi {
  url: string;
  apiKey: string;
}

async function serve(
  uploads: readonly FunctionUpload[],
  commandIn: (folder: string) => readonly string[],
  env: FunctionEnv,
  mail: MailApi,
  variables: Readonly<Record<string, string>> = {},
): Promise<DenoFunction> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  for (const upload of uploads) unpackUpload(upload, folder);
  const names = uploads.map(({ name }) => name).join(', ');
  const maps = new Set(uploads.map(({ importMap }) => importMap).filter((path) => path !== ''));
  const mapped = [...maps].map((path) => `--import-map=${join(folder, path)}`);
  const child = start(['run', ...permissions, ...mapped, ...commandIn(folder)], folder, {
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    SUPABASE_URL: env.supabaseUrl,
    SHOP_SECRET_KEY: env.secretKey,
    PAYPAL_API_BASE: env.paypalApiBase,
    PAYPAL_CLIENT_ID: env.paypalClientId,
    PAYPAL_CLIENT_SECRET: env.paypalClientSecret,
    PAYPAL_MERCHANT_ID: env.paypalMerchantId,
    PAYPAL_WEBHOOK_ID: env.paypalWebhookId,
    SHOP_URL: env.shopUrl,
    SHOP_EMAIL: env.shopEmail,
    ORDER_LINK_SECRET: env.orderLinkSecret,
    MAIL_API_URL: mail.url,
    MAIL_API_KEY: mail.apiKey,
    MAIL_FROM: 'hallo@example.de',
    ...(env.mailWebhookSecret !== undefined && { MAIL_WEBHOOK_SECRET: env.mailWebhookSecret }),
    ...variables,
  });
  child.once('close', () => rmSync(folder, { recursive: true, force: true }));
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const port = /Listening on \S+?:(\d+)/.exec(output())?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', () => reject(new Error(`What was uploaded of ${names} ended in Deno:\n${output()}`)));
  });
  return { url, output, processorMs: () => processorMsOf(child.pid), stop: () => child.kill('SIGKILL') };
}

/** The kernel's clock tick of user and system time, milliseconds */
const tickMs = 10;

function processorMsOf(pid: number | undefined): number {
  // The name of the program, which may contain spaces, ends at the last parenthesis.
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * tickMs;
}

function start(parameters: readonly string[], folder: string, env: Record<string, string>): ChildProcess {
  return spawn(deno, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return () => text;
}
