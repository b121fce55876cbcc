import { type TemplateIssue, templateIssue } from './template-issue.ts';
import type { TemplatePath } from './template-path.ts';

/**
 * Upper bounds of a template. A larger one is refused before it is read, so that no input costs much time or memory. The
 * refusal names the limit.
 */
export const templateLimits = {
  /** Fields in a template. */
  fields: 20_000,
  /** Characters of all texts together. */
  characters: 20_000_000,
  /** Texts, numbers, flags, lists and objects together. */
  values: 2_000_000,
  /** Keys of one object. */
  keys: 10_000,
  /** Lists and objects within each other. */
  depth: 500,
  /** Conditions within each other. */
  conditionDepth: 32,
  /** Scenarios in a template. */
  scenarios: 500,
  /** Pieces that a scenario is about. */
  scenarioPieces: 1000,
  /** Issues that are listed. */
  issues: 100,
} as const;

/** Name of a limit that refuses a template. */
export type LimitName = Exclude<keyof typeof templateLimits, 'issues' | 'scenarioPieces'>;

/** Steps that the path to something nested too deeply shows. */
const SHOWN_STEPS = 8;

const conditionKeys: ReadonlySet<string> = new Set(['conditional_display', 'when']);
const innerConditionKeys: ReadonlySet<string> = new Set(['all', 'any', 'not']);

/** Walks JSON of any origin and size until a limit is exceeded or something is not JSON. */
class LimitCheck {
  #characters = 0;
  #values = 0;
  #fields = 0;
  readonly #path: (string | number)[] = [];

  /** @param conditions how many conditions it lies within; null outside of conditions */
  visit(json: unknown, conditions: number | null): TemplateIssue | null {
    this.#values += 1;
    if (this.#values > templateLimits.values) return this.#exceeds('values', []);
    if (typeof json === 'string') {
      this.#characters += json.length;
      return this.#characters > templateLimits.characters ? this.#exceeds('characters', []) : null;
    }
    if (typeof json === 'bigint' || typeof json === 'function' || typeof json === 'symbol') {
      return templateIssue('unreadable', this.#path);
    }
    if (typeof json !== 'object' || json === null) return null;
    if (this.#path.length > templateLimits.depth) return this.#exceeds('depth', this.#path.slice(0, SHOWN_STEPS));
    return Array.isArray(json) ? this.#visitList(json, conditions) : this.#visitRecord(json, conditions);
  }

  #visitList(list: readonly unknown[], conditions: number | null): TemplateIssue | null {
    if (this.#path.length === 1 && this.#path[0] === 'scenarios' && list.length > templateLimits.scenarios) {
      return this.#exceeds('scenarios');
    }
    if (this.#path.at(-1) === 'fields') {
      this.#fields += list.length;
      // Before any of them is read.
      if (this.#fields > templateLimits.fields) return this.#exceeds('fields', ['sections']);
    }
    for (let index = 0; index < list.length; index += 1) {
      const issue = this.#visitAt(index, list[index], conditions);
      if (issue) return issue;
    }
    return null;
  }

  #visitRecord(record: object, conditions: number | null): TemplateIssue | null {
    if (conditions !== null && conditions > templateLimits.conditionDepth) return this.#exceeds('conditionDepth');
    let keys = 0;
    for (const key in record) {
      keys += 1;
      if (keys > templateLimits.keys) return this.#exceeds('keys');
      if (key === '__proto__') return templateIssue('forbidden_key', this.#path, { name: key });
      let within: number | null = null;
      if (conditions !== null) within = innerConditionKeys.has(key) ? conditions + 1 : null;
      else if (conditionKeys.has(key)) within = 0;
      const issue = this.#visitAt(key, Reflect.get(record, key), within);
      if (issue) return issue;
    }
    return null;
  }

  #visitAt(step: string | number, json: unknown, conditions: number | null): TemplateIssue | null {
    this.#path.push(step);
    const issue = this.visit(json, conditions);
    this.#path.pop();
    return issue;
  }

  #exceeds(limit: LimitName, path: TemplatePath = this.#path): TemplateIssue {
    const code = limit === 'depth' || limit === 'conditionDepth' ? 'too_deep' : 'too_large';
    return templateIssue(code, path, { limit, most: templateLimits[limit] });
  }
}

/** Refuses JSON that exceeds a limit, that has a key `__proto__`, or that is not JSON at all; null if it may be read. */
export function exceededLimit(json: unknown): TemplateIssue | null {
  return new LimitCheck().visit(json, null);
}
