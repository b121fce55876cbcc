import {
  coreReducer,
  init,
  isVisible,
  type JsonFormsCore,
  type JsonSchema7,
  type UISchemaElement,
  update,
} from '@jsonforms/core';
import Ajv from 'ajv';
import {
  BASE_PRICE_CENTS,
  type Engine,
  type Reading,
  surchargeCents,
  type WorkField,
  type WorkValue,
} from '../workload.ts';

type Rule = NonNullable<WorkField['rule']>;

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function conditionSchema({ operator, value }: Rule, source: WorkField): JsonSchema7 {
  const limit = Number(value);
  const expected = source.kind === 'number' ? limit : value;
  switch (operator) {
    case 'equals':
      return { const: expected };
    case 'not_equals':
      return { not: { const: expected } };
    case 'contains':
      return { type: 'string', pattern: escapePattern(value) };
    case 'greater_than':
      return { type: 'number', exclusiveMinimum: limit };
    case 'less_than':
      return { type: 'number', exclusiveMaximum: limit };
  }
}

function propertySchema(field: WorkField): JsonSchema7 {
  if (field.kind === 'number') return { type: 'number' };
  if (field.kind === 'text') return { type: 'string', minLength: field.isRequired ? 1 : 0 };
  return { type: 'string', enum: field.options.map((option) => option.value) };
}

function control(field: WorkField, fields: readonly WorkField[]): UISchemaElement {
  const element = { type: 'Control', scope: `#/properties/${field.name}` };
  const source = field.rule ? fields[field.rule.source] : undefined;
  if (!field.rule || !source) return element;
  const condition = {
    scope: `#/properties/${source.name}`,
    schema: conditionSchema(field.rule, source),
    failWhenUndefined: field.rule.operator !== 'not_equals',
  };
  return { ...element, rule: { effect: 'SHOW', condition } } as UISchemaElement;
}

/** @jsonforms/core: its reducer validates all data at each update; its `isVisible` checks each control. */
export const jsonForms: Engine = {
  name: '@jsonforms/core',
  load({ fields }) {
    const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
    const schema: JsonSchema7 = {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, propertySchema(field)])),
      required: fields.filter((field) => field.isRequired).map((field) => field.name),
    };
    const controls = fields.map((field) => control(field, fields));
    const layout = { type: 'VerticalLayout', elements: controls } as UISchemaElement;
    let core: JsonFormsCore = coreReducer(undefined, init({}, schema, layout, { ajv }));
    const config = {};
    let reading: Reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
    return {
      read: () => reading,
      change({ index, value }) {
        const changed = fields[index];
        if (changed)
          core = coreReducer(
            core,
            update(changed.name, () => value),
          );
        const data: Record<string, WorkValue> = core.data;
        const failing = new Set(
          (core.errors ?? []).map((error) => error.params.missingProperty ?? error.instancePath.slice(1)),
        );
        reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };
        fields.forEach((field, position) => {
          const element = controls[position];
          if (!element || !isVisible(element, data, '', ajv, config)) return;
          reading.visible += 1;
          reading.visibleIndexSum += position;
          reading.totalCents += surchargeCents(field, data[field.name]);
          if (field.isRequired && failing.has(field.name)) reading.missing += 1;
        });
        return reading;
      },
    };
  },
};
