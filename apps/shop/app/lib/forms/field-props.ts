import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Connects a `TextField` to a form field: name, ref, handlers and error message.
 * Without a default value the field keeps what the browser filled in before hydration.
 */
export function fieldProps<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: Path<Values>,
) {
  return { ...form.register(name), error: errorOf(form, name) };
}

/** Error message of a field; undefined if the field is valid. */
export function errorOf<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: Path<Values>,
): string | undefined {
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  return error?.message;
}
