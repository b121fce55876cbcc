import { parseSubmission, report } from '@conform-to/react/future';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormApi } from '@tanstack/form-core';
import { compileTemplate, evaluate, initialValues, issuesOf, parseTemplate, type Values } from 'configurator-core';
import { valuesSchema } from 'configurator-core/standard';
import { templateArbitrary, valuesArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coatConfigurator } from './coat.ts';
import { checkSubmission, createForm, resolver } from './form-libraries.ts';

const drawn = templateArbitrary().chain((template) =>
  fc.record({ template: fc.constant(template), values: valuesArbitrary(template) }),
);

function configuratorOf(template: unknown) {
  const parsed = parseTemplate(template);
  const compiled = parsed.ok ? compileTemplate(parsed.value) : parsed;
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}

/** What a browser submits: texts, and lists as repeated names. */
function formDataOf(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const entry of [value].flat()) if (entry !== null && entry !== undefined) form.append(name, String(entry));
  }
  return form;
}

/** What React Hook Form passes to a resolver besides the values. */
const resolverOptions = { fields: {}, shouldUseNativeValidation: false };

describe('Forms of other libraries', () => {
  test('React Hook Form shows the issues of evaluate at their fields, for any template and values', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async ({ template, values }) => {
        const configurator = configuratorOf(template);
        const { errors } = await standardSchemaResolver(valuesSchema(configurator))(values, undefined, resolverOptions);
        const named = new Set(issuesOf(evaluate(configurator, values)).map(({ fieldName }) => fieldName));
        expect(new Set(Object.keys(errors))).toEqual(named);
      }),
      { numRuns: 300 },
    );
  });

  test('TanStack Form shows the issues of evaluate at their fields, for any template and values', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async ({ template, values }) => {
        const configurator = configuratorOf(template);
        const form = new FormApi<
          Record<string, unknown>,
          undefined,
          undefined,
          undefined,
          undefined,
          undefined,
          ReturnType<typeof valuesSchema>,
          undefined,
          undefined,
          undefined,
          undefined,
          unknown
        >({
          defaultValues: values,
          validators: { onSubmit: valuesSchema(configurator) },
        });
        form.mount();
        await form.handleSubmit();
        const [errors = {}] = form.state.errors;
        const named = new Set(issuesOf(evaluate(configurator, values)).map(({ fieldName }) => fieldName));
        expect(new Set(Object.keys(errors))).toEqual(named);
      }),
      { numRuns: 300 },
    );
  });

  test('Conform shows the issues of evaluate at their fields, for any template and submitted form', () => {
    fc.assert(
      fc.property(drawn, ({ template, values }) => {
        const configurator = configuratorOf(template);
        const submission = parseSubmission(formDataOf(values));
        const { issues = [] } = valuesSchema(configurator)['~standard'].validate(submission.payload);
        const { error } = report(submission, { error: { issues } });
        const found = issuesOf(evaluate(configurator, submission.payload as Values));
        expect(new Set(Object.keys(error?.fieldErrors ?? {}))).toEqual(
          new Set(found.map(({ fieldName }) => fieldName)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('Conform names a nested field of the coat by its own name', () => {
    const form = new FormData();
    form.set('chest', '86');
    const { error } = checkSubmission(form);
    const named = new Set(issuesOf(evaluate(coatConfigurator, { chest: '86' })).map(({ fieldName }) => fieldName));
    expect(new Set(Object.keys(error?.fieldErrors ?? {}))).toEqual(named);
  });

  test('The resolver of the coat names its required fields, nested names included', async () => {
    const values = { ...initialValues(coatConfigurator) };
    const { errors } = await resolver(values, undefined, resolverOptions);
    const names = new Set(issuesOf(evaluate(coatConfigurator, values)).map(({ fieldName }) => fieldName.split('.')[0]));
    expect(new Set(Object.keys(errors))).toEqual(names);
  });

  test('A TanStack form of the coat does not submit while values are missing', async () => {
    const sent: unknown[] = [];
    const form = createForm((values) => sent.push(values));
    form.mount();
    await form.handleSubmit();
    expect(form.state.canSubmit).toBe(false);
    expect(sent).toEqual([]);
  });
});
