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
