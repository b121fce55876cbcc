import type { TemplateJson } from './template.schema.ts';

/** Keys whose content is open: settings of host types, JSON Logic, amounts, values of fields. */
type OpenKey = 'additional_options' | 'logic' | 'amount' | 'default_value' | 'values';

/** Without index signatures, so that a misspelled key is an error. Keys that begin with `x-` are the host's own. */
type Closed<T> = T extends readonly (infer Entry)[]
  ? readonly Closed<Entry>[]
  : T extends object
    ? { readonly [K in keyof T as string extends K ? never : K]: K extends OpenKey ? T[K] : Closed<T[K]> } & {
        readonly [key: `x-${string}`]: unknown;
      }
    : T;

/**
 * A template that is written in TypeScript: `const coat = {…} as const satisfies TemplateLiteral`. Unlike
 * `TemplateJson`, it has no unknown keys, so that `sectons` and `is_requird` are type errors.
 */
export type TemplateLiteral = Closed<TemplateJson> & { readonly $schema?: string };
