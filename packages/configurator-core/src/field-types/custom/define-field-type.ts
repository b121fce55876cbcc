import * as z from 'zod/mini';
import { type TemplateIssue, templateIssue } from '../../contract/primitives/template-issue.ts';
import type { CustomFieldTypeName, FieldType, ValidationRules } from '../../contract/template/template.schema.ts';
import type { Field, FieldNamePlace, Option } from '../../contract/template/template.ts';
import { err, ok } from '../../result.ts';
import type { ValueKind } from '../kinds/value-kind.ts';
import { type Issue, noIssues } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';
import type { CustomFieldType } from './custom-field-type.ts';

/** One value of a field type with a short list of them. */
export interface DomainValue extends Pick<Option, 'value' | 'label'>, Partial<Pick<Option, 'translations'>> {
  /** EUR cents, gross; 0 unless given. */
  readonly additionalPriceCents?: number;
}

/**
 * All values of a field, which is what makes findings and price bounds exact: one of a list, numbers between two bounds
 * (both included) with a step, or texts by their length. `free` are texts that `validate` alone can check; questions
 * about them are undecided. Rules, prices and scenarios read these values as those of a built-in field.
 */
export type FieldDomain =
  | { readonly kind: 'choice'; readonly values: readonly DomainValue[] }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step?: number }
  | { readonly kind: 'text'; readonly minLength?: number; readonly maxLength?: number }
  | { readonly kind: 'free' };

/** What is wrong with a value that only its type can check, in the languages of the host. */
export interface FreeIssue {
  /** Stable; what the type calls it. */
  readonly code: string;
  /** Sentences by language (BCP 47). `{label}` is replaced by the label of the field. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Values that a field of the host's type may hold. */
export type ScalarValue = string | number;

/** A field type as a host describes it. All functions are pure: the same arguments always give the same. */
export interface FieldTypeDescription<S extends z.core.$ZodType> {
  /** With a word of the host in front, so that no built-in type is ever called the same: `shop:date`. */
  readonly name: CustomFieldTypeName;
  /** The keys of `additional_options` that the type reads. A template that does not fit is refused. */
  readonly options: S;
  readonly domain: (options: z.output<S>) => FieldDomain;
  /** Where the options name other fields. Renaming such a field renames it there; deleting it lists this field. */
  readonly fieldNames?: readonly FieldNamePlace[];
  /**
   * Reads what was typed, chosen or stored; undefined is empty, also for what does not fit. Gets whatever a browser or a
   * database holds. Without it the domain's built-in reading applies.
   */
  readonly read?: (raw: unknown, options: z.output<S>) => ScalarValue | undefined;
  /** The form in which settings keep a value; `read` has to understand it. Without it the value itself. */
  readonly write?: (value: ScalarValue, options: z.output<S>) => ScalarValue;
  /** The value in words, for carts, orders and mails. `language` is null where the template names none. */
  readonly print?: (value: ScalarValue, options: z.output<S>, language: string | null) => string;
  /** What the field holds at the start where the template gives no default; goes through `read`. */
  readonly initial?: (options: z.output<S>) => unknown;
  /** Judges a value of the domain `free`. */
  readonly validate?: (value: string, options: z.output<S>) => readonly FreeIssue[];
  /** The sentence for an issue of the domain; undefined leaves it to the catalogue. */
  readonly word?: (issue: Issue, field: Field, options: z.output<S>, language: string | null) => string | undefined;
}

const namePattern = /^[a-z][a-z0-9-]{0,30}:[a-z][a-z0-9-]{0,30}$/;

/** A mistake in a field type of the host, for its developer. */
export class FieldTypeError extends Error {
  override readonly name = 'FieldTypeError';

  constructor(type: string, what: string, options?: ErrorOptions) {
    super(`The field type "${type}" ${what}`, options);
  }
}

interface Resolved {
  readonly type: FieldType;
  readonly rules: ValidationRules;
  readonly options: readonly Option[];
}

function isBound(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && Number.isFinite(value));
}

/** The built-in field that a domain is like; a text says what is wrong with the domain. */
function likeBuiltIn(field: Field, domain: FieldDomain): Resolved | string {
  if (domain === null || typeof domain !== 'object') return 'returned a domain that is no object.';
  switch (domain.kind) {
    case 'choice': {
      const values: unknown = domain.values;
      if (!Array.isArray(values) || values.length === 0) return 'returned a choice without values.';
      const isValue = (entry: DomainValue | null) =>
        typeof entry?.value === 'string' && entry.value.trim() !== '' && typeof entry.label === 'string';
      if (!domain.values.every(isValue)) return 'returned a value without a text or a label.';
      if (!domain.values.every(({ additionalPriceCents: cents = 0 }) => Number.isSafeInteger(cents) && cents >= 0))
        return 'returned a surcharge that is no whole number of cents from 0.';
      if (new Set(domain.values.map(({ value }) => value)).size < domain.values.length)
        return 'returned a value twice.';
      const options = domain.values.map(
        ({ value, label, translations, additionalPriceCents = 0 }): Option => ({
          id: `${field.id}:${value}`,
          label,
          value,
          additionalPriceCents,
          isDefault: false,
          colorValue: null,
          image: null,
          material: null,
          condition: null,
          extra: {},
          ...(translations && { translations }),
        }),
      );
      return { type: 'radio', rules: {}, options };
    }
    case 'number': {
      const { min, max, step } = domain;
      if (![min, max, step].every(isBound)) return 'returned a bound that is no number.';
      if (step !== undefined && step <= 0) return 'returned a step that is not above 0.';
      return { type: 'number', rules: { min, max, step }, options: [] };
    }
    case 'text': {
      const { minLength, maxLength } = domain;
      if (![minLength, maxLength].every(isBound)) return 'returned a length that is no number.';
      return { type: 'text', rules: { minLength, maxLength }, options: [] };
    }
    case 'free':
      return { type: 'text', rules: {}, options: [] };
    default:
      return `returned the domain "${String(Reflect.get(domain, 'kind'))}", which is none of choice, number, text and free.`;
  }
}

function isScalar(value: unknown): value is ScalarValue {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/**
 * Makes a field type that parse, compile and the editor accept in `fieldTypes`. The type says which values there are (its
 * domain), and the engine treats a field of it as the built-in field with these values. So prices, conditions, findings
 * and price bounds need nothing from the type but this.
 * @throws FieldTypeError for a description that cannot work. Later, while a shopper types, for a function of the type that
 *   throws or returns what it must not; what is restored or parsed is refused or dropped instead
 */
export function defineFieldType<S extends z.core.$ZodType>(description: FieldTypeDescription<S>): CustomFieldType {
  const { name, options: schema, fieldNames } = description;
  const fail = (what: string, cause?: unknown) => new FieldTypeError(name, what, { cause });
  if (typeof name !== 'string' || !namePattern.test(name))
    throw fail('needs a name of two words in small letters, as in "shop:date".');
  for (const key of ['read', 'write', 'print', 'initial', 'validate', 'word'] as const)
    if (description[key] !== undefined && typeof description[key] !== 'function')
      throw fail(`has a "${key}" that is no function.`);
  if (fieldNames !== undefined && !Array.isArray(fieldNames)) throw fail('has "fieldNames" that are no list.');
  if (typeof description.domain !== 'function') throw fail('needs a function "domain".');
  if (typeof Object(schema)._zod !== 'object') throw fail('needs a zod schema "options".');

  /** Runs a function of the type. */
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
    const { read, write, print, initial, validate, word } = description;
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
      ...(print && {
        print: (value, language) => {
          const text: unknown = isScalar(value) ? call('print', () => print(value, options, language)) : '';
          if (typeof text !== 'string') throw fail('returned no text from "print".');
          return text;
        },
      }),
      word: (issue, language) => {
        const ofFree: unknown = Object(issue.params?.messages)[language ?? 'de'] ?? Object(issue.params?.messages).de;
        if (typeof ofFree === 'string') return ofFree.replaceAll('{label}', () => field.label);
        const text: unknown = word && call('word', () => word(issue, field, options, language));
        return typeof text === 'string' ? text : undefined;
      },
    };
  }

  const scalars: ValueKind = {
    holdsValue: true,
    isDerived: false,
    isList: false,
    choices: () => null,
    normalise: (_, raw) => (isScalar(raw) ? raw : undefined),
    restore: (_, stored) => ({ value: isScalar(stored) ? stored : undefined, isWhole: isScalar(stored) }),
    validator: () => null,
    withoutClosed: (value) => value,
    chosen: () => [],
  };
  const offeredBy = (field: Field) => ({ field, cutOffAt: null, optionOf: () => undefined });
  const read = (field: Field, raw: unknown) => {
    try {
      const { value } = kindOf(field, scalars).restore(offeredBy(field), raw);
      return isScalar(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const print = (field: Field, value: unknown, language: string | null) => {
    const label = field.options.find((option) => option.value === value)?.label;
    try {
      return (isScalar(value) && kindOf(field, scalars).print?.(value, language)) || (label ?? String(value ?? ''));
    } catch {
      return label ?? String(value ?? '');
    }
  };

  return Object.freeze({ name, resolve, kindOf, read, print });
}
