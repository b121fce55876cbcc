import * as z from 'zod/mini';
import { type DeepReadonly, type Known, text, wholeNumber } from '../primitives/primitives.schema.ts';

/** Wider images are not meant for web pages. */
const WIDEST_PX = 20_000;

/** An http(s) URL or a path of the same site. Other schemes could execute or embed something. */
const address = () => z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))[^\s\\]+$/i, 'invalid_value'));

/** One file of an option's image. */
export const imageSourceSchema = z.looseObject({
  url: address(),
  width: wholeNumber(WIDEST_PX),
});

/** Image of an option. */
export const optionImageSchema = z.looseObject({
  url: address(),
  alt: text(),
  sources: z.nullish(z.array(imageSourceSchema)),
});

/** Image of an option. Unknown keys are kept. */
export type OptionImage = DeepReadonly<Known<z.output<typeof optionImageSchema>>>;
