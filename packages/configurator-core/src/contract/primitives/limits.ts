import { type TemplateIssue, templateIssue } from './template-issue.ts';
import type { TemplatePath } from './template-path.ts';

/**
 * Upper bounds of a template. Larger ones are rejected before they are parsed, so that no input takes much time or
 * memory. The issue names the limit.
 */
export const templateLimits = {
  /** Fields in a template. */
  fields: 20_000,
  /** Sections and groups in a template. */
  parts: 20_000,
  /** Total characters of all texts. */
  characters: 20_000_000,
  /** Total texts, numbers, flags, lists and objects. */
  values: 2_000_000,
  /** Keys of one object. */
  keys: 10_000,
  /** Nesting depth of lists and objects. */
  depth: 500,
  /** Nesting depth of conditions. */
  conditionDepth: 32,
  /** Scenarios in a template. */
  scenarios: 500,
  /** Pieces in a scenario. */
  scenarioPieces: 1000,
  /** Issues listed. */
  issues: 100,
} as const;

/** Name of a limit that can reject a template. */
export type LimitName = Exclude<keyof typeof templateLimits, 'issues' | 'scenarioPieces'>;

/** Length of the path reported for excessive nesting. */
const SHOWN_STEPS = 8;

const conditionKeys: ReadonlySet<string> = new Set(['conditional_display', 'when']);
const innerConditionKeys: ReadonlySet<string> = new Set(['all', 'any', 'not']);

/** Walks untrusted JSON until a limit is exceeded or a value is not JSON. */
class LimitCheck {
  #characters = 0;
  #values = 0;
  #fields = 0;
  #parts = 0;
  readonly #path: (string | number)[] = [];

  /** Checks one value. @param conditions number of enclosing conditions; null outside of conditions */
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
    if (this.#path.at(-1) === 'sections' || this.#path.at(-1) === 'groups') {
      this.#parts += list.length;
      if (this.#parts > templateLimits.parts) return this.#exceeds('parts', ['sections']);
    }
    if (this.#path.at(-1) === 'fields') {
      this.#fields += list.length;
      // Checked before any of them is read.
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

/** Returns the issue of JSON that exceeds a limit, has a key `__proto__`, or is not JSON; null if it may be parsed. */
export function exceededLimit(json: unknown): TemplateIssue | null {
  return new LimitCheck().visit(json, null);
}
