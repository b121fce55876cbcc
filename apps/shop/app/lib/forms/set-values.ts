import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Sets several fields of a form at once, as an admin would by typing. Other keys of `changes` are ignored. */
export function setValues<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  changes: Partial<Values>,
): void {
  for (const key of Object.keys(form.getValues()) as Path<Values>[]) {
    if (key in changes) form.setValue(key, changes[key] as PathValue<Values, typeof key>, { shouldDirty: true });
  }
}
