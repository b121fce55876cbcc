import { isRecord, type Json } from '../json.ts';
import type { ConversionNote, Notes } from './conversion.ts';
import type { ConversionReason } from './conversion-reason.ts';

/** An object of the source. It remembers which keys were read, so that the others can be reported. */
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

  /** The value of a key; undefined for none. */
  get(key: string): unknown {
    this.unread.delete(key);
    return Object.hasOwn(this.json, key) ? this.json[key] : undefined;
  }

  /** A text that is not blank, else null. A text by language gives that of the default language, else the first. */
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

  /** A finite number, also as text, else null. */
  number(key: string): number | null {
    const found = this.get(key);
    if (typeof found === 'number') return Number.isFinite(found) ? found : null;
    if (typeof found !== 'string' || found.trim() === '') return null;
    const number = Number(found);
    if (Number.isFinite(number)) return number;
    this.note('ignored', key, { code: 'not_a_number', key });
    return null;
  }

  /** Whether a flag is set. */
  flag(key: string): boolean {
    return this.get(key) === true;
  }

  /** The list under a key; empty where there is none. */
  list(key: string): readonly unknown[] {
    const found = this.get(key);
    return Array.isArray(found) ? found : [];
  }

  /** The entries of the list under a key; objects among them to be read. */
  entries(key: string): readonly unknown[] {
    return this.list(key).map((entry, index) =>
      isRecord(entry) ? new Source(entry, [...this.path, key, index], this.notes) : entry,
    );
  }

  /** The objects of the list under a key; anything else in it is reported. */
  children(key: string): readonly Source[] {
    return this.entries(key).flatMap((entry, index) => {
      if (entry instanceof Source) return [entry];
      this.note('left_out', key, { code: 'entry_not_an_object', key, position: index + 1 });
      return [];
    });
  }

  /** The object under a key; null where there is none. */
  child(key: string): Source | null {
    const found = this.get(key);
    return isRecord(found) ? new Source(found, [...this.path, key], this.notes) : null;
  }

  /** Names keys that mean nothing to a template, so that they are not reported. */
  skip(...keys: readonly string[]): void {
    for (const key of keys) this.unread.delete(key);
  }

  /** Reports the object, or the value of one of its keys. */
  note(code: ConversionNote['code'], key: string | null, reason: ConversionReason): void {
    this.notes.add(code, key === null ? this.path : [...this.path, key], reason);
  }

  /** Reports every key that was not read. */
  reportRest(): void {
    for (const key of this.unread) this.note('ignored', key, { code: 'unknown_key', key });
    this.unread.clear();
  }
}
