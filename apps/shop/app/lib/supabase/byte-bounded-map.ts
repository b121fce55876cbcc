/** A map that forgets the entries that were used least recently when their sizes exceed a limit together. */
export class ByteBoundedMap<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order in which entries were added.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes size of the value; that of its key is added */
  set(key: string, value: Value, bytes: number): void {
    this.#remove(key);
    const size = bytes + 2 * key.length;
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes: size });
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
