import type { Template, TemplatePath } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import { useMemo } from 'react';
import { useReport } from './report-context.tsx';

/** Findings at one path, with the analysed document. */
export interface PlacedFindings {
  readonly findings: readonly Finding[];
  readonly of: Template | null;
}

/** Returns the findings of a price rule at a path below its amount, from the latest report. */
export function useFindingsBelow(ruleId: string, below: string): PlacedFindings {
  const { report, of } = useReport();
  return useMemo(() => {
    const index = of?.priceRules.findIndex(({ id }) => id === ruleId) ?? -1;
    const place: TemplatePath = ['price_rules', index, 'amount', ...below.split('.').filter(Boolean)];
    const findings = report?.findings.filter(({ path }) => place.every((step, at) => path[at] === step)) ?? [];
    return { findings, of };
  }, [report, of, ruleId, below]);
}
