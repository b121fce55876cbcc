import { Model } from 'survey-core';
import { BASE_PRICE_CENTS, type Engine, type Reading, surchargeCents, type WorkField } from '../workload.ts';

type Rule = NonNullable<WorkField['rule']>;

function visibleIf({ operator, value }: Rule, source: WorkField): string {
  const read = `{${source.name}}`;
  const expected = source.kind === 'number' ? value : `'${value}'`;
  switch (operator) {
    case 'equals':
      return `${read} = ${expected}`;
    case 'not_equals':
      return `${read} empty or ${read} <> ${expected}`;
    case 'contains':
      return `${read} contains '${value}'`;
    case 'greater_than':
      return `${read} > ${value}`;
    case 'less_than':
      return `${read} notempty and ${read} < ${value}`;
  }
}

const questionTypes = { choice: 'dropdown', number: 'text', text: 'text' } as const;

function question(field: WorkField, fields: readonly WorkField[]): object {
  const source = field.rule ? fields[field.rule.source] : undefined;
  return {
    type: questionTypes[field.kind],
    inputType: field.kind === 'number' ? 'number' : undefined,
    name: field.name,
    isRequired: field.isRequired,
    choices: field.options.length > 0 ? field.options.map((option) => option.value) : undefined,
    visibleIf: field.rule && source ? visibleIf(field.rule, source) : undefined,
  };
}

/** survey-core: a question per field with `visibleIf`. Valid if no visible required question is empty. */
export const survey: Engine = {
  name: 'survey-core',
  load({ fields }) {
    const model = new Model({
      clearInvisibleValues: 'none',
      elements: fields.map((field) => question(field, fields)),
    });
    const questions = fields.map((field) => model.getQuestionByName(field.name));
    let reading: Reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
    return {
      read: () => reading,
      change({ index, value }) {
        const changed = questions[index];
        if (changed) changed.value = value;
        reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
        questions.forEach((live, position) => {
          const field = fields[position];
          if (!field || !live?.isVisible) return;
          reading.visible += 1;
          reading.visibleIndexSum += position;
          reading.totalCents += surchargeCents(field, live.value);
          if (live.isRequired && live.isEmpty()) reading.missing += 1;
        });
        return reading;
      },
    };
  },
};
