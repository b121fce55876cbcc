import { isRecord, type Json } from '../../json.ts';
import type { Notes } from '../conversion.ts';
import { Source } from '../source.ts';

/** A property of the schema that a control shows. */
export interface Property {
  /** Property names along the path, joined by dots */
  readonly name: string;
  /** Default label */
  readonly words: string;
  readonly schema: Source;
  readonly isRequired: boolean;
}

const MAX_REFERENCES = 20;

/** Finds properties in a JSON Schema. */
export class SchemaReader {
  private readonly schema: Json;
  private readonly notes: Notes;

  constructor(schema: Json, notes: Notes) {
    this.schema = schema;
    this.notes = notes;
  }

  /** Finds the property of a scope such as `#/properties/name`. Returns null if there is none. */
  find(scope: string | null): Property | null {
    const steps = scope?.startsWith('#/') ? scope.slice(2).split('/').map(unescapeStep) : [];
    const names: string[] = [];
    let schema = this.resolve(this.schema);
    let isRequired = false;
    for (let place = 0; place < steps.length; place += 2) {
      const name = steps[place + 1];
      const { properties, required } = schema ?? {};
      if (steps[place] !== 'properties' || name === undefined || !isRecord(properties)) return null;
      if (!Object.hasOwn(properties, name)) return null;
      names.push(name);
      isRequired = Array.isArray(required) && required.includes(name);
      schema = this.resolve(properties[name]);
    }
    const last = names.at(-1);
    if (schema === null || last === undefined) return null;
    const path = ['schema', ...names.flatMap((name) => ['properties', name])];
    return { name: names.join('.'), words: wordsOf(last), schema: new Source(schema, path, this.notes), isRequired };
  }

  /** Returns a layout with a control per property and a group per object. */
  defaultLayout(): Json {
    const layoutOf = (schema: Json | null, scope: string, depth: number): Json[] => {
      const properties = schema?.properties;
      if (!isRecord(properties) || depth > MAX_REFERENCES) return [];
      return Object.entries(properties).map(([name, inner]) => {
        const own = `${scope}/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const resolved = this.resolve(inner);
        if (!isRecord(resolved?.properties)) return { type: 'Control', scope: own };
        return { type: 'Group', label: wordsOf(name), elements: layoutOf(resolved, own, depth + 1) };
      });
    };
    return { type: 'VerticalLayout', elements: layoutOf(this.resolve(this.schema), '#', 0) };
  }

  /** Resolves references within the schema. */
  private resolve(schema: unknown): Json | null {
    let found: unknown = schema;
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
      if (!isRecord(found)) return null;
      const { $ref: reference, ...rest } = found;
      if (typeof reference !== 'string') return found;
      if (!reference.startsWith('#/')) return null;
      let target: unknown = this.schema;
      for (const step of reference.slice(2).split('/').map(unescapeStep)) {
        target = isRecord(target) && Object.hasOwn(target, step) ? target[step] : undefined;
      }
      found = isRecord(target) ? { ...target, ...rest } : null;
    }
    return null;
  }
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Converts `chestGirth` to `Chest Girth`, as JSON Forms does. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim();
  return words.replaceAll(/(^|\s)\S/g, (first) => first.toUpperCase()) || name;
}
