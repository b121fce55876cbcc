import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * What connects a `TextField` with one entry of a form: name, ref, handlers and the sentence that says what is wrong.
 * Without a default value the field keeps what the browser filled in before the script was there.
 */
export function fieldProps<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: Path<Values>,
) {
  return { ...form.register(name), error: errorOf(form, name) };
}

/** The sentence that says what is wrong with one entry; undefined while nothing is. */
export function errorOf<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: Path<Values>,
): string | undefined {
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  return error?.message;
}
