import { company, missingFacts } from 'shop-backend/legal';
import type { Plugin } from 'vite';

/** Fails the build of a shop whose imprint would be incomplete. A shop declared as a demonstration always passes. */
export function requireCompanyFacts(facts = company): Plugin {
  return {
    name: 'require-company-facts',
    apply: 'build',
    buildStart() {
      const missing = missingFacts(facts);
      if (missing.length > 0) {
        throw new Error(
          `The company's facts are incomplete: ${missing.join(', ')}. Fill them in in supabase/legal/company.ts, or declare the shop a demonstration there (isDemo).`,
        );
      }
    },
  };
}
