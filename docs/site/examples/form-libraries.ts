// #region schema
import { valuesSchema } from 'configurator-core/standard';
import { coatConfigurator } from './coat.ts';

export const schema = valuesSchema(coatConfigurator, { names: 'nested' });

// #endregion schema

// #region hook-form
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';

export const resolver = standardSchemaResolver(schema);

// useForm({ resolver }): handleSubmit passes the converted values.
// #endregion hook-form

// #region conform
import { parseSubmission, report } from '@conform-to/react/future';

/** Checks a submitted form, in the browser or in an action of the server. */
export function checkSubmission(form: FormData) {
  const submission = parseSubmission(form);
  const { issues } = schema['~standard'].validate(submission.payload);
  return issues ? report(submission, { error: { issues } }) : report(submission);
}

// #endregion conform

// #region tanstack
import { FormApi } from '@tanstack/form-core';

export function createForm(onOrder: (values: unknown) => void) {
  return new FormApi({
    defaultValues: {} as Record<string, unknown>,
    validators: { onSubmit: schema },
    onSubmit({ value }) {
      // TanStack Form submits what was typed, so convert it once more.
      const result = schema['~standard'].validate(value);
      if (!result.issues) onOrder(result.value);
    },
  });
}
// #endregion tanstack
