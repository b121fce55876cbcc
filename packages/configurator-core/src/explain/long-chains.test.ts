import { describe, expect, it } from 'vitest';
import { evaluate, explain, explainPriceRule, issuesOf, type ReadField } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/wire-template.ts';

const FIELDS = 5000;
const shownIf = (at: number) => ({ field: `f${at}`, operator: 'equals', value: 'x' }) as const;
const chain = aConfigurator(
  wireTemplate(
    [
      {
        fields: Array.from({ length: FIELDS }, (_, at) => ({
          name: `f${at}`,
          is_required: true,
          conditional_display: at === 0 ? null : shownIf(at - 1),
        })),
      },
    ],
    { price_rules: [{ label: 'Last', when: shownIf(FIELDS - 1), amount: 100 }] },
  ),
);

/** Returns the number of hidden fields that explain a reading. */
function chainLength(start: ReadField | undefined): number {
  let count = 0;
  for (let read = start; read?.hiddenBecause; count += 1) {
    const [scope] = read.hiddenBecause.conditions;
    read = scope?.condition.kind === 'rule' ? scope.condition.read : undefined;
  }
  return count;
}

describe('a chain of 5,000 hidden fields', () => {
  it('A chain of 5,000 hidden fields is evaluated', () => {
    expect(issuesOf(evaluate(chain, {})).map(({ fieldName }) => fieldName)).toEqual(['f0']);
  });

  it('A chain of 5,000 hidden fields is explained back to its first field', () => {
    const [scope] = explain(evaluate(chain, {}), `f${FIELDS - 1}`)?.conditions ?? [];
    expect(chainLength(scope?.condition.kind === 'rule' ? scope.condition.read : undefined)).toBe(FIELDS - 2);
  });

  it('A chain of 5,000 hidden fields is explained back to its first field for a price rule', () => {
    const condition = explainPriceRule(evaluate(chain, {}), 0)?.condition;
    expect(chainLength(condition?.kind === 'rule' ? condition.read : undefined)).toBe(FIELDS - 1);
  });
});
