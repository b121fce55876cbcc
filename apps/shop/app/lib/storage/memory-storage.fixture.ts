/** An in-memory `Storage` for tests. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const texts = new Map(Object.entries(entries));
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
