import { isRecord, type Json } from '../json.ts';
import type { ConversionNote, Notes } from './conversion.ts';
import type { ConversionReason } from './conversion-reason.ts';

/** An object of the source. Records which keys were read, so that the others can be reported. */
export class Source {
  readonly path: ConversionNote['path'];
  private readonly json: Json;
  private readonly notes: Notes;
  private readonly unread: Set<string>;

  constructor(json: Json, path: ConversionNote['path'], notes: Notes) {
    this.json = json;
    this.path = path;
    this.notes = notes;
    this.unread = new Set(Object.keys(json));
  }

  /** Returns the value of a key, or undefined. */
  get(key: string): unknown {
    this.unread.delete(key);
    return Object.hasOwn(this.json, key) ? this.json[key] : undefined;
  }

  /** Returns a text, or null if blank. Of a localized text, returns the default language, else the first. */
  text(key: string): string | null {
    const found = this.get(key);
    if (typeof found === 'number') return String(found);
    if (typeof found === 'string') return found.trim() === '' ? null : found;
    if (!isRecord(found)) return null;
    const texts = Object.entries(found).filter(([, text]) => typeof text === 'string' && text.trim() !== '');
    const [, chosen] = texts.find(([language]) => language === 'default') ?? texts[0] ?? [];
    if (texts.length > 1) this.note('ignored', key, { code: 'translations', key });
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

  /** Returns the list under a key, or an empty list. */
  list(key: string): readonly unknown[] {
    const found = this.get(key);
    return Array.isArray(found) ? found : [];
  }

  /** Returns the entries of the list under a key, with objects as sources. */
  entries(key: string): readonly unknown[] {
    return this.list(key).map((entry, index) =>
      isRecord(entry) ? new Source(entry, [...this.path, key, index], this.notes) : entry,
    );
  }

  /** Returns the objects of the list under a key. Reports other entries. */
  children(key: string): readonly Source[] {
    return this.entries(key).flatMap((entry, index) => {
      if (entry instanceof Source) return [entry];
      this.note('left_out', key, { code: 'entry_not_an_object', key, position: index + 1 });
      return [];
    });
  }

  /** Returns the object under a key, or null. */
  child(key: string): Source | null {
    const found = this.get(key);
    return isRecord(found) ? new Source(found, [...this.path, key], this.notes) : null;
  }

  /** Marks keys without meaning for a template, so that they are not reported. */
  skip(...keys: readonly string[]): void {
    for (const key of keys) this.unread.delete(key);
  }

  /** Adds a note about the object or one of its keys. */
  note(code: ConversionNote['code'], key: string | null, reason: ConversionReason): void {
    this.notes.add(code, key === null ? this.path : [...this.path, key], reason);
  }

  /** Reports every key that was not read. */
  reportRest(): void {
    for (const key of this.unread) this.note('ignored', key, { code: 'unknown_key', key });
    this.unread.clear();
  }
}
