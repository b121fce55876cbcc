export type { NameForm } from './nested-names.ts';
export type { JsonSchemaOptions, StandardIssue, StandardResult, StandardSchema } from './standard-schema.ts';
export { type ValuesDirection, valuesJsonSchema } from './values-json-schema.ts';
export { type ValuesSchemaOptions, valuesSchema } from './values-schema.ts';
