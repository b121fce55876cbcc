import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form whose only rule is a zod schema. Issues appear on submit, then follow what is typed; the first field with one
 * gets the focus. The submit handler gets the parsed values.
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
