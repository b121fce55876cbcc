import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form whose only rule is a zod schema. Issues appear on submit, then follow what is typed; the first field with one
 * gets the focus. The submit handler gets what the schema made of the entries.
 */
export function useZodForm<Values extends FieldValues, Parsed extends FieldValues>(
  schema: z.ZodType<Parsed, Values>,
  options: { defaultValues: DefaultValues<Values> },
) {
  return useForm<Values, unknown, Parsed>({
    ...options,
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

function zodResolver<Values extends FieldValues, Parsed extends FieldValues>(
  schema: z.ZodType<Parsed, Values>,
): Resolver<Values, unknown, Parsed> {
  return async (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: fieldErrors<Values>(parsed.error.issues) };
  };
}

/** One message per field, the first; a rule over the whole form is stored under `root`. */
function fieldErrors<Values extends FieldValues>(issues: readonly z.core.$ZodIssue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, code, message } of issues) {
    const name = path.length === 0 ? 'root' : path.join('.');
    if (get(errors, name) === undefined) set(errors, name, { type: code, message });
  }
  return errors;
}
