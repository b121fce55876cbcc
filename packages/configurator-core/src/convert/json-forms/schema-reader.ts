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

/** Keys of an object that describe it, or restrict keys that a template does not have. */
const annotations = ['type', 'title', 'description', '$id', '$schema', '$comment', 'examples', 'i18n', 'default'];

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
    let schema = this.resolve(this.schema, ['schema']);
    let isRequired = false;
    for (let place = 0; place < steps.length; place += 2) {
      const name = steps[place + 1];
      const properties = schema?.child('properties') ?? null;
      if (steps[place] !== 'properties' || name === undefined || schema === null || !properties?.has(name)) return null;
      schema.skip(...annotations, 'additionalProperties');
      names.push(name);
      isRequired = schema.list('required').includes(name);
      schema = this.resolve(properties.peek(name), [...properties.path, name]);
    }
    const last = names.at(-1);
    if (schema === null || last === undefined) return null;
    return { name: names.join('.'), words: wordsOf(last), schema, isRequired };
  }

  /** Returns a layout with a control per property and a group per object. */
  defaultLayout(): Json {
    const layoutOf = (schema: Source | null, scope: string, depth: number): Json[] => {
      const properties = schema?.child('properties') ?? null;
      if (properties === null || depth > MAX_REFERENCES) return [];
      return properties.keys.map((name) => {
        const own = `${scope}/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const inner = this.resolve(properties.peek(name), [...properties.path, name]);
        if (!isRecord(inner?.peek('properties'))) return { type: 'Control', scope: own };
        return { type: 'Group', label: wordsOf(name), elements: layoutOf(inner, own, depth + 1) };
      });
    };
    return { type: 'VerticalLayout', elements: layoutOf(this.resolve(this.schema, ['schema']), '#', 0) };
  }

  /** Reports every part of the schema that was neither read nor reported. A definition without a reference has no effect. */
  reportUnread(): void {
    for (const key of ['definitions', '$defs']) {
      const definitions = this.schema[key];
      if (!isRecord(definitions)) continue;
      this.notes.marks.open(definitions);
      for (const [name, definition] of Object.entries(definitions)) {
        const isUsed = isRecord(definition) && this.notes.marks.isOpen(definition);
        if (!isUsed) this.notes.marks.read(definitions, name);
      }
    }
    this.reportHidden(this.schema, ['schema'], 0);
    this.notes.reportUnread(this.schema, ['schema']);
  }

  /** Reports properties that no control shows. */
  private reportHidden(schema: Json, path: readonly (string | number)[], depth: number): void {
    const { properties } = schema;
    if (!isRecord(properties) || depth > MAX_REFERENCES) return;
    for (const [name, inner] of Object.entries(properties)) {
      const own = [...path, 'properties', name];
      if (!isRecord(inner)) continue;
      if (this.notes.marks.isOpen(inner)) this.reportHidden(inner, own, depth + 1);
      else this.notes.add('left_out', own, { code: 'without_control', name });
    }
  }

  /** Resolves references within the schema. Keys beside a reference have priority. */
  private resolve(schema: unknown, path: readonly (string | number)[]): Source | null {
    const layers: Json[] = [];
    let found: unknown = schema;
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
      if (!isRecord(found)) return null;
      layers.push(found);
      const { $ref: reference } = found;
      if (typeof reference !== 'string') return this.sourceOf(layers, path);
      if (!reference.startsWith('#/')) return null;
      let target: unknown = this.schema;
      for (const step of reference.slice(2).split('/').map(unescapeStep)) {
        target = isRecord(target) && Object.hasOwn(target, step) ? target[step] : undefined;
      }
      found = target;
    }
    return null;
  }

  private sourceOf(layers: readonly Json[], path: readonly (string | number)[]): Source {
    const source = new Source(layers, path, this.notes);
    source.skip('$ref');
    return source;
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
