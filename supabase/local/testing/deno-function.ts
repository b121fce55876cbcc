import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FunctionEnv } from '../../functions/_shared/env.ts';

/** A function that runs in Deno, as on a hosted Supabase. */
export interface DenoFunction {
  url: string;
  /** Output so far */
  output(): string;
  stop(): void;
}

const manifest = new URL('../../../package.json', import.meta.url);
const functionsFolder = new URL('../../functions/', import.meta.url);

/** Deno from the npm package. Fetches nothing; uses the packages of this workspace. */
const deno = fileURLToPath(
  new URL(`../../node_modules/deno/deno${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
);

/** Only the permissions that a function needs: no file writes, no subprocesses, no system information. */
const permissions = ['--allow-net', '--allow-env', '--allow-read', '--no-remote', '--node-modules-dir=manual'];

/** Type-checks functions in Deno. Returns the error output, empty if there are no errors. */
export function checkInDeno(names: readonly string[]): Promise<string> {
  const files = names.map((name) => `${name}/index.ts`);
  const before = readFileSync(manifest, 'utf8');
  const child = start(['check', '--no-remote', '--node-modules-dir=manual', '--quiet', ...files], {});
  return new Promise((resolve) => {
    const output = collect(child);
    child.once('close', (code) => {
      // If a package is missing, Deno copies the workspace's settings into package.json.
      if (readFileSync(manifest, 'utf8') !== before) writeFileSync(manifest, before);
      resolve(code === 0 ? '' : output());
    });
  });
}

/** Starts `functions/<name>/index.ts` on a free port with the settings of a backend. */
export function startInDeno(name: string, env: FunctionEnv, mail: MailApi): Promise<DenoFunction> {
  return serve([`${name}/index.ts`], env, mail);
}

/** Starts all functions in one Deno process, each with its name as the path. */
export function startAllInDeno(names: readonly string[], env: FunctionEnv, mail: MailApi): Promise<DenoFunction> {
  return serve([fileURLToPath(new URL('deno-main.ts', import.meta.url)), ...names], env, mail);
}

/** URL and key of a mail provider's API. */
export interface MailApi {
  url: string;
  apiKey: string;
}

async function serve(command: readonly string[], env: FunctionEnv, mail: MailApi): Promise<DenoFunction> {
  const child = start(['run', ...permissions, '--config', 'deno.json', ...command], {
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
  });
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const port = /Listening on \S+?:(\d+)/.exec(output())?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', () => reject(new Error(`${command.join(' ')} ended in Deno:\n${output()}`)));
  });
  return { url, output, stop: () => child.kill('SIGKILL') };
}

function start(parameters: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(deno, parameters, {
    cwd: fileURLToPath(functionsFolder),
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
