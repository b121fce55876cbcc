import type { AuthConfig } from '../../supabase/local/doctor/read-auth-config.ts';
import type { HostedFacts } from '../../supabase/local/doctor/read-hosted-facts.ts';
import { checkAuthConfig } from './check-auth-config.ts';
import { checkCompany, type LegalFacts } from './check-company.ts';
import { checkDatabase } from './check-database.ts';
import { checkFunctionImports, type FunctionImports } from './check-function-imports.ts';
import { checkFunctionsEnv } from './check-functions-env.ts';
import { checkPayment } from './check-payment.ts';
import { checkShopEnv } from './check-shop-env.ts';
import { checkWebhook } from './check-webhook.ts';
import type { Mistake, Variables } from './mistake.ts';

/** All settings that a shop needs to go live. */
export interface Setup {
  shop: Variables;
  functions: Variables;
  functionImports: FunctionImports;
  auth: AuthConfig;
  legal: LegalFacts;
  /** Events that PayPal sends to the webhook; null if PayPal was not asked */
  webhookEvents: readonly string[] | null;
  /** Null if the database was not queried */
  hosted: HostedFacts | null;
}

/** Returns all mistakes in a setup; empty if it is correct. */
export function findMistakes(setup: Setup): Mistake[] {
  const { shop, functions, functionImports, auth, legal, webhookEvents, hosted } = setup;
  const shopUrl = URL.parse(shop.SHOP_URL ?? '')?.origin ?? 'https://shop.example';
  return [
    ...checkCompany(legal),
    ...checkAuthConfig(auth, shopUrl),
    ...checkShopEnv(shop),
    ...checkFunctionImports(functionImports),
    ...checkFunctionsEnv(functions, shopUrl),
    ...checkPayment(shop, functions),
    ...checkWebhook(webhookEvents),
    ...checkDatabase(hosted, shop),
  ];
}
