import type { Mistake } from './mistake.ts';

/** Facts about the company in the project files. */
export interface LegalFacts {
  isDemo: boolean;
  /** German names of the facts that are missing */
  missing: readonly string[];
  /** Problem with the notice on the legal guarantee; null if it is valid */
  noticeProblem: string | null;
}

/** Checks the company facts that the law requires on every page. */
export function checkCompany({ isDemo, missing, noticeProblem }: LegalFacts): Mistake[] {
  const mistakes: Mistake[] = [];
  if (isDemo) {
    mistakes.push({
      problem: 'isDemo is true: every page shows that the shop is a demonstration.',
      fix: 'Fill in ownerFacts in supabase/legal/company.ts and set isDemo to false there.',
    });
  }
  if (missing.length > 0) {
    mistakes.push({
      problem: `Facts of the company are missing: ${missing.join(', ')}.`,
      fix: 'Fill in ownerFacts in supabase/legal/company.ts.',
    });
  }
  if (noticeProblem !== null) {
    mistakes.push({
      problem: `The EU notice on the legal guarantee is missing or invalid. ${noticeProblem}`,
      fix: 'Follow step 2 of docs/going-live.md.',
    });
  }
  return mistakes;
}
