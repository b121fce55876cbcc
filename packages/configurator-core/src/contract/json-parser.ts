import { isRecord, type Json } from '../json.ts';
import type { TemplateMigration } from './template.migrations.ts';
import { type TemplateIssue, type TemplateIssueCode, templateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

/** The types that a key of the wire can be asked for. */
interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

const nothing: Json = Object.freeze({});

/** Keys of a kind of element, in an object without a prototype: every key of a template is looked up here, and no `has` is called. */
export type KnownKeys = Readonly<Record<string, true>>;

/**
 * Walks a template's JSON: knows where it stands and collects what is wrong there. Gives something of the right type
 * whatever it finds, so that one walk finds everything. Never throws on JSON.
 */
export class JsonParser {
  readonly issues: TemplateIssue[] = [];
  /** Keys and places in lists down to where it stands. */
  readonly path: (string | number)[] = [];
  /** How many fields there are so far, counted before they are read. */
  fieldCount = 0;
  /** How many characters all texts have so far. */
  characters = 0;
  declare private readonly migrations: readonly TemplateMigration[];

  constructor(migrations: readonly TemplateMigration[]) {
    this.migrations = migrations;
  }

  /** Notes an issue here, or at a key of what stands here. */
  report(code: TemplateIssueCode, key?: string, params?: TemplateIssue['params']): null {
    if (this.issues.length < templateLimits.issues) {
      this.issues.push(templateIssue(code, key === undefined ? this.path : [...this.path, key], params));
    }
    return null;
  }

  /** Runs something one step further down. */
  at<T>(step: string | number, run: () => T): T {
    this.path.push(step);
    const result = run();
    this.path.pop();
    return result;
  }

  /** A value of a type; null where there is none. */
  maybe<K extends keyof Types>(kind: K, value: unknown, key: string): Types[K] | null {
    if (typeof value === 'string') this.characters += value.length;
    // Lookup cast: its type was just looked at.
    if (typeof value === kind) return value as Types[K];
    return value === undefined || value === null ? null : this.report('invalid_type', key);
  }

  /** A text that must be there. */
  text(value: unknown, key: string): string {
    if (value === undefined || value === null) this.report('missing', key);
    return this.maybe('string', value, key) ?? '';
  }

  /** A text that something is known by: it must not be empty. */
  name(value: unknown, key: string): string {
    return this.text(value === '' ? null : value, key);
  }

  /** Looks over JSON that is kept as it is: nothing but JSON in it, no key `__proto__`, not nested without end. */
  keep<T>(json: T, depth = 0): T {
    if (json === null) return json;
    if (typeof json === 'string') this.characters += json.length;
    else if (Array.isArray(json)) {
      if (depth > templateLimits.depth) this.report('too_deep');
      // Once something is wrong, what contains itself need not be gone through in all its ways.
      for (const inner of json) if (this.issues.length === 0) this.keep(inner, depth + 1);
    } else if (isRecord(json)) {
      if (depth > templateLimits.depth) this.report('too_deep');
      for (const key in json) {
        if (key === '__proto__') this.report('forbidden_key', undefined, { name: key });
        if (this.issues.length === 0) this.keep(json[key], depth + 1);
      }
    } else if (['bigint', 'function', 'symbol'].includes(typeof json)) this.report('unreadable');
    return json;
  }

  /** The keys of an element that are not known; they survive a round trip. */
  rest(json: Json, known: KnownKeys): Json {
    let rest: Record<string, unknown> | undefined;
    let count = 0;
    for (const key in json) {
      if (known[key]) continue;
      count += 1;
      if (count > templateLimits.unknownKeys) {
        this.report('too_large', undefined, { limit: templateLimits.unknownKeys });
        break;
      }
      if (key === '__proto__') this.report('forbidden_key', undefined, { name: key });
      else {
        rest ??= {};
        rest[key] = this.keep(json[key]);
      }
    }
    return rest ?? nothing;
  }

  /** A record of anything. */
  record(value: unknown, key: string): Json {
    if (isRecord(value)) return this.keep(value);
    if (value !== undefined && value !== null) this.report('invalid_type', key);
    return nothing;
  }

  /** A list of elements, old ones brought up to date, in the order of `order_index`; without one, the place counts. */
  list<T>(list: unknown, key: string, read: (element: Json, parser: JsonParser) => T): readonly T[] {
    if (list === undefined || list === null) return [];
    if (!Array.isArray(list)) {
      this.report('invalid_type', key);
      return [];
    }
    if (key === 'fields') this.fieldCount += list.length;
    if (this.fieldCount > templateLimits.fields) return [];
    if (list.length === 0) return [];
    // At its full length at once: pushing would leave room for more in every list of a few options.
    const elements = new Array<T>(list.length);
    const { path, migrations } = this;
    const place = path.push(key, 0) - 1;
    let isSorted = true;
    let last = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.length; index += 1) {
      path[place] = index;
      const found: unknown = list[index];
      if (isRecord(found)) {
        let element = found;
        for (let step = 0; step < migrations.length; step += 1) {
          element = migrations[step]?.migrate(element, key) ?? element;
        }
        const { order_index: wished } = element;
        const order = typeof wished === 'number' ? wished : (this.maybe('number', wished, 'order_index') ?? index);
        isSorted &&= order >= last;
        last = order;
        elements[index] = read(element, this);
      } else this.report('invalid_type');
    }
    path.pop();
    path.pop();
    if (isSorted) return elements;
    return elements
      .map((element, index) => ({ element, order: list[index]?.order_index ?? index }))
      .sort((left, right) => left.order - right.order)
      .map(({ element }) => element);
  }
}
