import * as z from 'zod/mini';

/** An optional text. */
export const text = () => z.nullish(z.string());

/** An optional number. */
export const number = () => z.nullish(z.number());

/** An optional boolean. */
export const flag = () => z.nullish(z.boolean());

/** A text that is not empty. */
export const filled = () => z.string().check(z.minLength(1));

/** An integer from 0 to `most`. */
export const wholeNumber = (most: number) => z.number().check(z.multipleOf(1), z.minimum(0), z.maximum(most));

/** A key that must be absent, because another key determines the form. */
export const absent = z.optional(z.never());

/** Makes a JSON type read-only at every level. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Removes the index signature of unknown keys. */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
