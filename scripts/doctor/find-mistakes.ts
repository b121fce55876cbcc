import type { AuthConfig } from '../../supabase/local/doctor/read-auth-config.ts';
import type { HostedFacts } from '../../supabase/local/doctor/read-hosted-facts.ts';
import { checkAuthConfig } from './check-auth-config.ts';
import { checkCompany, type LegalFacts } from './check-company.ts';
import { checkDatabase } from './check-database.ts';
import { checkFunctionsEnv } from './check-functions-env.ts';
import { checkPayment } from './check-payment.ts';
import { checkShopEnv } from './check-shop-env.ts';
import type { Mistake, Variables } from './mistake.ts';

/** Everything that a shop's going live depends on. */
export interface Setup {
  shop: Variables;
  functions: Variables;
  auth: AuthConfig;
  legal: LegalFacts;
  /** Null when the database was not asked */
  hosted: HostedFacts | null;
}

/** Names every mistake in a setup; none in a correct one. */
export function findMistakes({ shop, functions, auth, legal, hosted }: Setup): Mistake[] {
  const shopUrl = URL.parse(shop.SHOP_URL ?? '')?.origin ?? 'https://shop.example';
  return [
    ...checkCompany(legal),
    ...checkAuthConfig(auth, shopUrl),
    ...checkShopEnv(shop),
    ...checkFunctionsEnv(functions, shopUrl),
    ...checkPayment(shop, functions),
    ...checkDatabase(hosted, shop),
  ];
}
