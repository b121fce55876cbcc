/** Where a value is wrong, in the form of the Standard Schema specification, with the code and details of the engine. */
export interface StandardIssue {
  readonly message: string;
  /** The field's name, or its parts with `names: 'nested'`; empty if the whole value is wrong. */
  readonly path: readonly string[];
  /** A code of `Issue`, or `invalid_type` for a value that is no object, or `unknown_field`. */
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What `validate` returns: the converted value, or the issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Options of the JSON Schema converters. */
export interface JsonSchemaOptions {
  /** Only `draft-2020-12` and `draft-07` are supported. */
  readonly target: string;
}

/**
 * The interfaces StandardSchemaV1 and StandardJSONSchemaV1 of https://standardschema.dev, as far as a schema implements
 * them. Form libraries accept it as the validator of a form.
 */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
  };
}
