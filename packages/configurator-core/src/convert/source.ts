import { isRecord, type Json } from '../json.ts';
import type { ConversionNote, Notes } from './conversion.ts';
import type { ConversionReason } from './conversion-reason.ts';

/**
 * An object of the source. Marks what is read, and everything else is reported: `reportRest` reports the keys of one
 * object in reading order, `Notes.reportUnread` the rest of the source.
 */
export class Source {
  readonly path: ConversionNote['path'];
  private readonly layers: readonly Json[];
  private readonly notes: Notes;
  private readonly touched = new Set<string>();

  /** @param layers the object, and objects with keys that it does not have itself */
  constructor(layers: readonly Json[], path: ConversionNote['path'], notes: Notes) {
    this.layers = layers;
    this.path = path;
    this.notes = notes;
    for (const layer of layers) notes.marks.open(layer);
  }

  /** The keys of the object. */
  get keys(): readonly string[] {
    return [...new Set(this.layers.flatMap((layer) => Object.keys(layer)))];
  }

  has(key: string): boolean {
    return this.layers.some((layer) => Object.hasOwn(layer, key));
  }

  /** Returns a plain value, or undefined. An object or a list is not read. */
  get(key: string): unknown {
    const found = this.peek(key);
    if (typeof found === 'object' && found !== null) return undefined;
    return this.json(key);
  }

  /** Returns the value of a key without reading it. */
  peek(key: string): unknown {
    const layer = this.layers.find((json) => Object.hasOwn(json, key));
    return layer?.[key];
  }

  /** Returns the whole value of a key, which the caller reads in full. */
  json(key: string): unknown {
    this.skip(key);
    return this.peek(key);
  }

  /** Returns a text, or null if blank. Of a localized text, returns the default language, else the first. */
  text(key: string): string | null {
    const found = this.peek(key);
    if (!isRecord(found)) {
      const plain = this.get(key);
      if (typeof plain === 'number') return String(plain);
      return typeof plain === 'string' && plain.trim() !== '' ? plain : null;
    }
    const texts = Object.entries(found).filter(([, text]) => typeof text === 'string' && text.trim() !== '');
    if (texts.length === 0) return null;
    this.skip(key);
    const [, chosen] = texts.find(([language]) => language === 'default') ?? texts[0] ?? [];
    if (Object.keys(found).length > 1) this.note('ignored', key, { code: 'translations', key });
    return typeof chosen === 'string' ? chosen : null;
  }

  /** Returns a finite number, also from text, or null. */
  number(key: string): number | null {
    const found = this.get(key);
    if (typeof found === 'number') return Number.isFinite(found) ? found : null;
    if (typeof found !== 'string' || found.trim() === '') return null;
    const number = Number(found);
    if (Number.isFinite(number)) return number;
    this.note('ignored', key, { code: 'not_a_number', key });
    return null;
  }

  /** Returns whether a flag is true. */
  flag(key: string): boolean {
    return this.get(key) === true;
  }

  /** Returns the list under a key, which the caller reads in full, or an empty list. */
  list(key: string): readonly unknown[] {
    const found = this.peek(key);
    if (!Array.isArray(found)) return [];
    this.skip(key);
    return found;
  }

  /** Returns the entries of the list under a key, with objects as sources. */
  entries(key: string): readonly unknown[] {
    const found = this.peek(key);
    if (!Array.isArray(found)) return [];
    this.open(key, found);
    return found.map((entry: unknown, index) =>
      isRecord(entry) ? new Source([entry], [...this.path, key, index], this.notes) : entry,
    );
  }

  /** Returns the objects of the list under a key. Reports other entries. */
  children(key: string): readonly Source[] {
    return this.entries(key).flatMap((entry, index) => {
      if (entry instanceof Source) return [entry];
      this.note('left_out', key, { code: 'entry_not_an_object', key, position: index + 1 }, index);
      return [];
    });
  }

  /** Returns the object under a key, or null. */
  child(key: string): Source | null {
    const found = this.peek(key);
    if (!isRecord(found)) return null;
    this.open(key, found);
    return new Source([found], [...this.path, key], this.notes);
  }

  /** Marks keys without meaning for a template, so that they are not reported. */
  skip(...keys: readonly string[]): void {
    for (const key of keys) {
      this.touched.add(key);
      for (const layer of this.layers) this.notes.marks.read(layer, key);
    }
  }

  /** Adds a note about the object, one of its keys, or an entry of a list in it. */
  note(code: ConversionNote['code'], key: string | null, reason: ConversionReason, index?: number): void {
    const path = key === null ? this.path : [...this.path, key];
    this.notes.add(code, index === undefined ? path : [...path, index], reason);
  }

  /** Reports every key that was not read. */
  reportRest(): void {
    for (const key of this.keys) {
      if (this.touched.has(key)) continue;
      this.note('ignored', key, { code: 'unknown_key', key });
      this.skip(key);
    }
  }

  private open(key: string, value: object): void {
    this.touched.add(key);
    this.notes.marks.open(value);
  }
}
