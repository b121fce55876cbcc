import { isRecord, type Json } from '../json.ts';

/** Path in the source. */
type Path = readonly (string | number)[];

/** Remembers which parts of the source were read, so that the others can be reported. */
export class ReadingMarks {
  /** Keys whose whole value was read, by object. */
  private readonly keys = new WeakMap<object, Set<string>>();
  /** Objects and lists whose parts are read one by one. */
  private readonly opened = new WeakSet<object>();

  /** Marks the whole value of a key as read. */
  read(json: Json, key: string): void {
    const keys = this.keys.get(json) ?? new Set();
    this.keys.set(json, keys.add(key));
  }

  /** Marks an object or a list as read part by part. */
  open(json: object): void {
    this.opened.add(json);
  }

  isOpen(json: object): boolean {
    return this.opened.has(json);
  }

  /**
   * Returns the paths of all parts that were not read.
   * @param isCovered whether notes exist that report a part, and with it everything in it
   */
  unread(json: Json, path: Path, isCovered: (path: Path) => boolean): readonly Path[] {
    return Object.entries(json).flatMap(([key, value]) => {
      const own = [...path, key];
      return this.keys.get(json)?.has(key) || isCovered(own) ? [] : this.unreadIn(value, own, isCovered);
    });
  }

  private unreadIn(value: unknown, path: Path, isCovered: (path: Path) => boolean): readonly Path[] {
    if (isRecord(value) && this.opened.has(value)) return this.unread(value, path, isCovered);
    if (!Array.isArray(value) || !this.opened.has(value)) return [path];
    return value.flatMap((entry: unknown, index) => {
      const own = [...path, index];
      // Plain entries of an opened list were read with it.
      return typeof entry !== 'object' || entry === null || isCovered(own) ? [] : this.unreadIn(entry, own, isCovered);
    });
  }
}
