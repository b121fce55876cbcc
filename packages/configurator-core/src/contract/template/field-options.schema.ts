import * as z from 'zod/mini';
import { isRecord } from '../../json.ts';
import { flag, type Known, text } from '../primitives/primitives.schema.ts';
import { isAcceptList } from './file-kinds.ts';

/** Layouts of options with their pictures: a list, cards, or small samples. */
export const optionDisplays = ['list', 'cards', 'swatches'] as const;

/** Layout of a field's options. */
export type OptionDisplay = (typeof optionDisplays)[number];

/**
 * Settings of a field, by key of `additional_options`. Flat, although most have an effect on some types only: a list for
 * each type would have to be loaded with the types. A host type may add keys, but not give these another meaning.
 */
export const fieldOptionsSchema = z.looseObject({
  unit: text(),
  hint: text(),
  rows: z.nullish(z.number().check(z.multipleOf(1), z.minimum(1))),
  display: z.nullish(z.enum(optionDisplays)),
  html: text(),
  url: text(),
  accept: z.nullish(z.custom<readonly string[]>(isAcceptList, 'invalid_value')),
  cutOff: flag(),
  plausibility: text(),
  texts: z.nullish(
    z.custom<Readonly<Record<string, string>>>(
      (json) => isRecord(json) && Object.values(json).every((word) => typeof word === 'string'),
      'invalid_type',
    ),
  ),
});

/** Settings of a field. Unknown keys are kept: those of a host type are read by the type. */
export type FieldOptions = Readonly<Known<z.output<typeof fieldOptionsSchema>>>;
