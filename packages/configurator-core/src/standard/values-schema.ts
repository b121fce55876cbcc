import type { Configurator } from '../compile/configurator.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { effectiveValuesOf } from '../evaluate/evaluation.ts';
import { issuesOf } from '../evaluate/read-evaluation.ts';
import type { UnavailableMaterial } from '../evaluate/unavailable.ts';
import type { Values } from '../field-types/values/value.ts';
import { isRecord } from '../json.ts';
import { englishMessages } from '../messages/english.ts';
import { formatIssue } from '../messages/format-issue.ts';
import { germanMessages } from '../messages/german.ts';
import type { Messages } from '../messages/messages.ts';
import { checkNestedNames, type NameForm, pathOf, readNested, writeNested } from './nested-names.ts';
import type { JsonSchemaOptions, StandardIssue, StandardResult, StandardSchema } from './standard-schema.ts';
import { type ValuesDirection, valuesJsonSchema } from './values-json-schema.ts';

/** Options of `valuesSchema`. */
export interface ValuesSchemaOptions {
  /** The catalogue of messages. By default the German or the English one, by the language of the template. */
  readonly messages?: Messages;
  /** Materials that are currently unavailable. */
  readonly unavailable?: readonly UnavailableMaterial[];
  /** `nested` reads and returns a field `back.link` as `{ back: { link } }`, as form libraries store it. */
  readonly names?: NameForm;
  /** Whether names of no field are ignored, as `evaluate` does, or refused. Ignored by default. */
  readonly unknown?: 'ignore' | 'refuse';
}

const targets = ['draft-2020-12', 'draft-07'];

/**
 * Makes a template the validator of a form: a Standard Schema that React Hook Form, TanStack Form, Conform and others
 * accept. It takes raw values, finds the same issues as `evaluate`, and returns the values of the shown fields,
 * converted and with computed ones.
 * @throws RangeError with `names: 'nested'` if the name of a field begins with that of another one and a dot; from the
 * JSON Schema converters for a target that is not supported
 * @example
 * const schema = valuesSchema(configurator);
 * const result = schema['~standard'].validate({ chest: '62,5' });
 * if (result.issues) for (const { path, message } of result.issues) console.log(path.join('.'), message);
 * else console.log(result.value.chest); // 62.5
 */
export function valuesSchema(
  configurator: Configurator,
  options: ValuesSchemaOptions = {},
): StandardSchema<Record<string, unknown>, Record<string, unknown>> {
  const { unavailable, names = 'flat', unknown = 'ignore' } = options;
  const isGerman = /^de\b/i.test(configurator.template.language ?? 'de');
  const messages = options.messages ?? (isGerman ? germanMessages : englishMessages);
  if (names === 'nested') checkNestedNames(configurator);

  function unknownNames(values: Readonly<Record<string, unknown>>): readonly StandardIssue[] {
    if (unknown === 'ignore') return [];
    const known = new Set([...configurator.fields.keys()].flatMap((name) => [name, pathOf(name, names)[0]]));
    return Object.keys(values)
      .filter((name) => !known.has(name))
      .map((name) => ({ message: `"${name}" is no field.`, path: [name], code: 'unknown_field', params: { name } }));
  }

  function validate(input: unknown): StandardResult<Record<string, unknown>> {
    if (!isRecord(input))
      return { issues: [{ message: 'The values must be an object.', path: [], code: 'invalid_type', params: {} }] };
    const values = names === 'nested' ? readNested(configurator, input) : input;
    // Cast: `evaluate` converts or drops values of other types.
    const evaluation = evaluate(configurator, values as Values, { unavailable });
    const issues = issuesOf(evaluation).map((issue) => ({
      message: formatIssue(issue, configurator, messages),
      path: pathOf(issue.fieldName, names),
      code: issue.code,
      params: issue.params ?? {},
    }));
    const found = [...issues, ...unknownNames(input)];
    if (found.length > 0) return { issues: found };
    const counted = { ...effectiveValuesOf(evaluation) };
    return { value: names === 'nested' ? writeNested(counted) : counted };
  }

  function jsonSchema(direction: ValuesDirection, { target }: JsonSchemaOptions) {
    if (!targets.includes(target))
      throw new RangeError(`JSON Schema ${target} is not supported. Use ${targets.join(' or ')}.`);
    const { $schema, ...schema } = valuesJsonSchema(configurator, direction, names);
    return target === 'draft-07'
      ? { $schema: 'http://json-schema.org/draft-07/schema#', ...schema }
      : { $schema, ...schema };
  }

  return {
    '~standard': {
      version: 1,
      vendor: 'configurator-core',
      validate,
      jsonSchema: {
        input: (given) => jsonSchema('input', given),
        output: (given) => jsonSchema('output', given),
      },
    },
  };
}
