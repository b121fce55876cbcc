import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { WorkRule } from '../work.ts';
import { allFields, conditionSchema, valueSchema } from './json-schema.ts';
import { readWork, startPage } from './start-page.ts';

const work = readWork();
const fields = allFields(work);

/** Returns the condition on the form's values under which the rule shows its field. */
function formCondition(rule: WorkRule): RJSFSchema {
  return { properties: { [rule.source]: conditionSchema(rule) }, required: [rule.source] };
}

/** One object without sections, since conditions can only read values of their own object. */
const schema: RJSFSchema = {
  type: 'object',
  properties: Object.fromEntries(
    fields.filter(({ rule }) => rule === null).map((field) => [field.name, valueSchema(field)]),
  ),
  required: fields.filter(({ isRequired, rule }) => isRequired && rule === null).map(({ name }) => name),
  allOf: fields.flatMap((field) => {
    if (field.rule === null) return [];
    const shown: RJSFSchema = {
      properties: { [field.name]: valueSchema(field) },
      required: field.isRequired ? [field.name] : [],
    };
    // Negated with `else`, since an object with a `then` would look like a promise.
    return [{ if: { not: formCondition(field.rule) }, else: shown }];
  }),
};

const uiSchema: UiSchema = {
  'ui:order': fields.map(({ name }) => name),
  ...Object.fromEntries(
    fields.filter(({ kind }) => kind === 'radio').map(({ name }) => [name, { 'ui:widget': 'radio' }]),
  ),
};

startPage(work, () => <Form schema={schema} uiSchema={uiSchema} initialFormData={work.values} validator={validator} />);
