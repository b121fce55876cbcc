import * as z from 'zod/mini';
import { type TemplateIssue, templateIssue } from '../../contract/primitives/template-issue.ts';
import type { CustomFieldTypeName } from '../../contract/template/template.schema.ts';
import type { Field, FieldNamePlace } from '../../contract/template/template.ts';
import { err, ok } from '../../result.ts';
import { defineKind, type ValueKind } from '../kinds/value-kind.ts';
import { type Issue, noIssues } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';
import { formatPlainValue, valueWords } from '../values/value-words.ts';
import type { CustomFieldType } from './custom-field-type.ts';
import { type FieldDomain, likeBuiltIn } from './field-domain.ts';

/** An issue of a value that only its type can check, in the languages of the host. */
export interface FreeIssue {
  /** Stable code, chosen by the type. */
  readonly code: string;
  /** Messages by language (BCP 47). `{label}` is replaced by the label of the field. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Possible values of a host field type. */
export type ScalarValue = string | number;

/** Definition of a host field type. All functions must be pure. */
export interface FieldTypeDescription<S extends z.core.$ZodType> {
  /** Name with a prefix of the host, so that it never equals a built-in type: `shop:date`. */
  readonly name: CustomFieldTypeName;
  /** Schema of `additional_options`. Templates that do not match are rejected. */
  readonly options: S;
  readonly domain: (options: z.output<S>) => FieldDomain;
  /** Places of field names in the options. Renaming such a field updates them; deleting it lists this field. */
  readonly fieldNames?: readonly FieldNamePlace[];
  /**
   * Parses an entered, chosen or stored value, which may be anything from a browser or database. Returns undefined if
   * it is empty or invalid. Default: the built-in parser of the domain.
   */
  readonly read?: (raw: unknown, options: z.output<S>) => ScalarValue | undefined;
  /** Converts a value for the settings. `read` must accept the result. Default: the value itself. */
  readonly write?: (value: ScalarValue, options: z.output<S>) => ScalarValue;
  /** Returns the value as text for carts, orders and mails. `language` is null if the template has none. */
  readonly format?: (value: ScalarValue, options: z.output<S>, language: string | null) => string;
  /** Returns the initial value if the template has no default. It is parsed by `read`. */
  readonly initial?: (options: z.output<S>) => unknown;
  /** Validates a value of the domain `free`. */
  readonly validate?: (value: string, options: z.output<S>) => readonly FreeIssue[];
  /** Returns the message for an issue of the domain, or undefined to use the catalogue. */
  readonly formatIssue?: (
    issue: Issue,
    field: Field,
    options: z.output<S>,
    language: string | null,
  ) => string | undefined;
}

const namePattern = /^[a-z][a-z0-9-]{0,30}:[a-z][a-z0-9-]{0,30}$/;

/** A programming error in a host field type. */
export class FieldTypeError extends Error {
  override readonly name = 'FieldTypeError';

  constructor(type: string, what: string, options?: ErrorOptions) {
    super(`The field type "${type}" ${what}`, options);
  }
}

function isScalar(value: unknown): value is ScalarValue {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/**
 * Creates a field type for the `fieldTypes` of parse, compile and the editor. The type defines its values (its domain),
 * and the engine treats its fields as built-in fields with these values. So prices, conditions, findings and price
 * bounds require nothing else from the type.
 * @throws FieldTypeError for an invalid description; later, while a shopper types, for a function that throws or
 * returns an invalid result. When restoring or parsing, drops the value or rejects the template instead
 */
export function defineFieldType<S extends z.core.$ZodType>(description: FieldTypeDescription<S>): CustomFieldType {
  const { name, options: schema, fieldNames } = description;
  const fail = (what: string, cause?: unknown) => new FieldTypeError(name, what, { cause });
  if (typeof name !== 'string' || !namePattern.test(name))
    throw fail('needs a name of two words in small letters, as in "shop:date".');
  for (const key of ['read', 'write', 'format', 'initial', 'validate', 'formatIssue'] as const)
    if (description[key] !== undefined && typeof description[key] !== 'function')
      throw fail(`has a "${key}" that is no function.`);
  if (fieldNames !== undefined && !Array.isArray(fieldNames)) throw fail('has "fieldNames" that are no list.');
  if (typeof description.domain !== 'function') throw fail('needs a function "domain".');
  if (typeof Object(schema)._zod !== 'object') throw fail('needs a zod schema "options".');

  /** Runs a function of the type. @throws FieldTypeError if it throws */
  function call<T>(what: string, run: () => T): T {
    try {
      return run();
    } catch (cause) {
      throw cause instanceof FieldTypeError ? cause : fail(`threw in "${what}": ${String(cause)}`, cause);
    }
  }

  function readOptions(field: Field) {
    const parsed = call('options', () => z.safeParse(schema, field.additionalOptions));
    return parsed.success ? ok(parsed.data) : err(parsed.error.issues);
  }

  function resolve(field: Field): ReturnType<CustomFieldType['resolve']> {
    const broken = (reason: unknown): TemplateIssue =>
      templateIssue('invalid_field_type', ['field_type'], {
        name,
        reason: reason instanceof Error ? reason.message : String(reason),
      });
    try {
      const read = readOptions(field);
      if (!read.ok) {
        return err(
          read.error.map(({ path, message }) => {
            const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
            return templateIssue('invalid_value', ['additional_options', ...steps], { name, reason: message });
          }),
        );
      }
      const domain = call('domain', () => description.domain(read.value));
      const like = call('domain', () => likeBuiltIn(field, domain));
      if (typeof like === 'string') return err([broken(fail(like))]);
      const { validationRules, options } = field.base?.written ?? field;
      const base = {
        type: like.type,
        isFree: domain.kind === 'free',
        written: { validationRules, options },
        ...(fieldNames && { fieldNames }),
      };
      return ok({ ...field, base, options: like.options, validationRules: like.rules });
    } catch (error) {
      return err([broken(error)]);
    }
  }

  function kindOf(field: Field, base: ValueKind): ValueKind {
    const given = readOptions(field);
    if (!given.ok) throw fail(`does not read the options of "${field.name}"; parse the template with it first.`);
    const options = given.value;
    const { read, write, format, initial, validate, formatIssue } = description;
    const reading = (raw: unknown): unknown => {
      if (!read || raw === undefined || raw === null) return raw;
      const value: unknown = call('read', () => read(raw, options));
      if (value !== undefined && !isScalar(value))
        throw fail('returned something else than a text, a number or undefined from "read".');
      return value;
    };
    const restoring = (raw: unknown): unknown => {
      try {
        return reading(raw);
      } catch {
        return undefined;
      }
    };
    const broken = (error: unknown): readonly Issue[] => [
      { code: 'invalid', fieldName: field.name, params: { error: String(error) } },
    ];
    const issuesOfFreeText = (value: FieldValue): readonly Issue[] => {
      if (!validate || typeof value !== 'string') return noIssues;
      try {
        const found: readonly FreeIssue[] = validate(value, options);
        if (!Array.isArray(found)) return broken(fail('returned no list from "validate".'));
        if (found.length === 0) return noIssues;
        return found.map(({ code, messages }: FreeIssue) => ({
          code: 'invalid' as const,
          fieldName: field.name,
          params: { reason: String(code), messages: { ...messages } },
        }));
      } catch (error) {
        return broken(error);
      }
    };
    const isFree = field.base?.isFree === true;
    return {
      ...base,
      ...(initial && { initial: restoring(call('initial', () => initial(options))) }),
      normalise: (offered, raw) => base.normalise(offered, reading(raw)),
      restore: (offered, stored) => {
        const value = restoring(stored);
        return value === undefined ? { value: undefined, isWhole: false } : base.restore(offered, value);
      },
      validator: (own) => (isFree ? issuesOfFreeText : base.validator(own)),
      ...(write && {
        write: (value) => {
          const written: unknown = isScalar(value) ? call('write', () => write(value, options)) : value;
          if (!isScalar(written)) throw fail('returned something else than a text or a number from "write".');
          return written;
        },
      }),
      ...(format && {
        format: (value, _field, _words, language) => {
          const text: unknown = isScalar(value) ? call('format', () => format(value, options, language)) : '';
          if (typeof text !== 'string') throw fail('returned no text from "format".');
          return text;
        },
      }),
      formatIssue: (issue, language) => {
        const ofFree: unknown = Object(issue.params?.messages)[language ?? 'de'] ?? Object(issue.params?.messages).de;
        if (typeof ofFree === 'string') return ofFree.replaceAll('{label}', () => field.label);
        const text: unknown = formatIssue && call('formatIssue', () => formatIssue(issue, field, options, language));
        return typeof text === 'string' ? text : undefined;
      },
    };
  }

  const scalars = defineKind({
    domain: () => ({ kind: 'text' }),
    normalise: (_, raw) => (isScalar(raw) ? raw : undefined),
  });
  const offeredBy = (field: Field) => ({ field, cutOffAt: null, optionOf: () => undefined });
  const read = (field: Field, raw: unknown) => {
    try {
      const { value } = kindOf(field, scalars).restore(offeredBy(field), raw);
      return isScalar(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const format = (field: Field, value: unknown, language: string | null) => {
    const words = valueWords(language);
    const plain = () => formatPlainValue(isScalar(value) ? value : String(value ?? ''), field, words);
    try {
      return (isScalar(value) && kindOf(field, scalars).format?.(value, field, words, language)) || plain();
    } catch {
      return plain();
    }
  };

  return Object.freeze({ name, resolve, kindOf, read, format });
}
