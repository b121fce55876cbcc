import jsonLogic from 'json-logic-js';
import { ruleAsJsonLogic } from '../rule-closures.ts';
import { BASE_PRICE_CENTS, type Engine, isEmpty, type Reading, surchargeCents, type WorkValue } from '../workload.ts';

/** json-logic-js: evaluates every rule at each change, with sums by hand. */
export const jsonLogicAllRules: Engine = {
  name: 'json-logic-js, all rules',
  load({ fields }) {
    const values: Record<string, WorkValue> = {};
    const rules = fields.map((field) => {
      const source = field.rule ? fields[field.rule.source] : undefined;
      return field.rule && source ? ruleAsJsonLogic(field.rule, source.name) : null;
    });
    let reading: Reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
    return {
      read: () => reading,
      change({ index, value }) {
        const changed = fields[index];
        if (changed) {
          values[changed.name] = value;
        }
        reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
        fields.forEach((field, position) => {
          const rule = rules[position];
          if (rule !== null && !jsonLogic.apply(rule as Parameters<typeof jsonLogic.apply>[0], values)) return;
          reading.visible += 1;
          reading.visibleIndexSum += position;
          reading.totalCents += surchargeCents(field, values[field.name]);
          if (field.isRequired && isEmpty(values[field.name])) reading.missing += 1;
        });
        return reading;
      },
    };
  },
};
