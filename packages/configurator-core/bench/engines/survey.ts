import { FunctionFactory, Model } from 'survey-core';
import { BASE_PRICE_CENTS, type Engine, isEmpty, surchargeCents, type WorkField } from '../workload.ts';

FunctionFactory.Instance.register('listLength', ([list]: unknown[]) => (Array.isArray(list) ? list.length : 0));

type Rule = NonNullable<WorkField['rule']>;

function visibleIf({ operator, value }: Rule, source: WorkField): string {
  const read = `{${source.name}}`;
  const isList = source.kind === 'list';
  const size = isList ? `listLength(${read})` : read;
  const expected = source.kind === 'number' ? value : `'${value}'`;
  switch (operator) {
    case 'equals':
      return isList ? `${read} = ['${value}']` : `${read} = ${expected}`;
    case 'not_equals':
      return isList ? `!(${read} = ['${value}'])` : `(${read} empty) or ${read} <> ${expected}`;
    case 'contains':
      return `${read} contains '${value}'`;
    case 'greater_than':
      return `${size} > ${value}`;
    case 'less_than':
      return isList ? `(${read} empty) or ${size} < ${value}` : `${read} notempty and ${size} < ${value}`;
  }
}

const questionTypes = { choice: 'dropdown', list: 'checkbox', number: 'text', text: 'text' } as const;

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

/** survey-core: a question per field with `visibleIf`; validity is the emptiness of required questions that show. */
export const survey: Engine = {
  name: 'survey-core',
  load({ fields }) {
    const model = new Model({
      clearInvisibleValues: 'none',
      elements: fields.map((field) => question(field, fields)),
    });
    const questions = fields.map((field) => model.getQuestionByName(field.name));
    return {
      change({ index, value }) {
        const changed = questions[index];
        if (changed) changed.value = isEmpty(value) ? undefined : value;
        const reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
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
