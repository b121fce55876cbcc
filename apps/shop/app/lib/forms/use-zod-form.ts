import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form validated only by a zod schema. Issues appear on submit, then update on input. The first invalid field is
 * focused. The submit handler receives the parsed values.
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
