import type { FileReference } from './file-reference.ts';

/** The fields of a template, as a union. */
type FieldOf<T> = T extends { readonly sections: readonly (infer Section)[] }
  ? Section extends { readonly groups: readonly (infer Group)[] }
    ? Group extends { readonly fields: readonly (infer Field)[] }
      ? Field
      : never
    : never
  : never;

/** The values of a field's options, as a union; never without options. */
type OptionOf<F> = F extends { readonly options: readonly (infer Option)[] }
  ? Option extends { readonly value: infer Value extends string }
    ? Value
    : never
  : never;

interface ResultTypes {
  readonly number: number;
  readonly text: string;
  readonly boolean: boolean;
}

type ResultOf<F> = F extends { readonly computed: { readonly result: infer Result extends keyof ResultTypes } }
  ? ResultTypes[Result]
  : unknown;

/** The value of each built-in field type. */
interface ValueTypes<F> {
  readonly text: string;
  readonly textarea: string;
  readonly number: number;
  readonly dropdown: OptionOf<F>;
  readonly radio: OptionOf<F>;
  readonly color: [OptionOf<F>] extends [never] ? string : OptionOf<F>;
  readonly checkbox: [OptionOf<F>] extends [never] ? boolean : readonly OptionOf<F>[];
  readonly static_text: never;
  readonly iframe: never;
  readonly computed: ResultOf<F>;
  readonly file: readonly FileReference[];
}

/** A host type can have any value. */
type ValueOf<F> = F extends { readonly field_type: infer Type extends keyof ValueTypes<F> }
  ? ValueTypes<F>[Type]
  : unknown;

type NameOf<F> = F extends { readonly name: infer Name extends string } ? Name : never;

/**
 * The values of a template by field name, with the options of its fields as unions. Every field may be absent, since
 * conditions hide fields. For a template that is `as const satisfies TemplateLiteral`; TypeScript widens an imported JSON
 * file, so its values are all `unknown`.
 * @example
 * const values: ValuesOf<typeof coat> = { chest: 62, lining: 'fleece' };
 */
export type ValuesOf<T> = {
  readonly [F in FieldOf<T> as [ValueOf<F>] extends [never] ? never : NameOf<F>]?: ValueOf<F>;
};
