import * as z from 'zod/mini';

/** A text that may be left out. */
export const text = () => z.nullish(z.string());

/** A number that may be left out. */
export const number = () => z.nullish(z.number());

/** A yes or no that may be left out. */
export const flag = () => z.nullish(z.boolean());

/** A text that is not empty. */
export const filled = () => z.string().check(z.minLength(1));

/** A whole number from 0. */
export const wholeNumber = (most: number) => z.number().check(z.multipleOf(1), z.minimum(0), z.maximum(most));

/** A key that must not be there, since another one decides the form. */
export const absent = z.optional(z.never());

/** JSON that nothing changes. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Leaves out the index signature of unknown keys. */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
