import { createForm, type Field } from '@formily/core';
import { ruleClosure } from '../rule-closures.ts';
import { BASE_PRICE_CENTS, type Engine, isEmpty, type Reading, surchargeCents, type WorkValue } from '../workload.ts';

/** @formily/core: a field with a reaction for each rule. Its dependency tracking decides which ones run. */
export const formily: Engine = {
  name: '@formily/core',
  load({ fields }) {
    const form = createForm();
    const live: Field[] = fields.map((field) => {
      const source = field.rule ? fields[field.rule.source] : undefined;
      const holds = field.rule ? ruleClosure(field.rule) : null;
      return form.createField({
        name: field.name,
        required: field.isRequired,
        reactions:
          holds && source
            ? (reacting) => {
                // Formily's "hidden" keeps the value, as this benchmark requires. "none" would drop it.
                reacting.setDisplay(holds(form.getValuesIn(source.name)) ? 'visible' : 'hidden');
              }
            : [],
      });
    });
    let reading: Reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
    return {
      read: () => reading,
      change({ index, value }) {
        live[index]?.setValue(value);
        reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
        live.forEach((field, position) => {
          const work = fields[position];
          if (!work || field.display !== 'visible') return;
          const current: WorkValue = field.value;
          reading.visible += 1;
          reading.visibleIndexSum += position;
          reading.totalCents += surchargeCents(work, current);
          if (field.required && isEmpty(current)) reading.missing += 1;
        });
        return reading;
      },
    };
  },
};
