import * as z from 'zod/mini';
import { type DeepReadonly, type Known, text, wholeNumber } from '../primitives/primitives.schema.ts';

/** Wider pictures are not meant for pages. */
const WIDEST_PX = 20_000;

/** An address on the web or on the page's own site; no other scheme, so that nothing runs and nothing is embedded. */
const address = () => z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))[^\s\\]+$/i, 'invalid_value'));

/** A file of an option's picture. */
export const imageSourceSchema = z.looseObject({
  url: address(),
  width: wholeNumber(WIDEST_PX),
});

/** What an option looks like. */
export const optionImageSchema = z.looseObject({
  url: address(),
  alt: text(),
  sources: z.nullish(z.array(imageSourceSchema)),
});

/** What an option looks like; unknown keys are kept. */
export type OptionImage = DeepReadonly<Known<z.output<typeof optionImageSchema>>>;
