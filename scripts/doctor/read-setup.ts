import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { guaranteeNoticeProblem } from '../../apps/shop/scripts/vite/require-guarantee-notice.ts';
import { missingFacts } from '../../supabase/legal/index.ts';
import { readAuthConfig } from '../../supabase/local/doctor/read-auth-config.ts';
import { readHostedFacts } from '../../supabase/local/doctor/read-hosted-facts.ts';
import { readWebhookEvents } from '../../supabase/local/doctor/read-webhook-events.ts';
import type { Setup } from './find-mistakes.ts';
import type { Variables } from './mistake.ts';
import { readFunctionImports } from './read-function-imports.ts';

/**
 * Reads a project's setup: `apps/shop/.env` overridden by the environment, `supabase/functions/.env`,
 * the imports of `supabase/functions`, `supabase/config.toml`, `supabase/legal`, the database in SUPABASE_DB_URL, and
 * the webhook at PayPal if CHECK_PAYPAL is set.
 * @param folder root of the project
 * @throws Error if a file or the database cannot be read, or PayPal does not answer
 */
export async function readSetup(folder: string, environment: Variables): Promise<Setup> {
  const shop = { ...readVariables(join(folder, 'apps/shop/.env')), ...environment };
  const functions = readVariables(join(folder, 'supabase/functions/.env'));
  const { SUPABASE_DB_URL: databaseUrl } = environment;
  const legalFile = (name: string) => import(pathToFileURL(join(folder, 'supabase/legal', name)).href);
  const [{ company, isDemo }, { guaranteeNotice }] = await Promise.all([
    legalFile('company.ts'),
    legalFile('guarantee-notice.ts'),
  ]);
  const noticeFolder = pathToFileURL(`${join(folder, 'apps/shop/public/legal')}/`);
  return {
    shop,
    functions,
    functionImports: await readFunctionImports(folder),
    auth: readAuthConfig(readFileSync(join(folder, 'supabase/config.toml'), 'utf8'), shop.SUPABASE_URL ?? ''),
    legal: {
      isDemo,
      missing: missingFacts(company),
      noticeProblem: guaranteeNoticeProblem({ notice: guaranteeNotice, isDemo: false, folder: noticeFolder }),
    },
    webhookEvents: environment.CHECK_PAYPAL ? await readWebhookEvents(functions) : null,
    hosted: databaseUrl ? await readHostedFacts(databaseUrl) : null,
  };
}

function readVariables(file: string): Variables {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
