import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { parseStoredJson, textStorage } from './text-storage.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('text storage', () => {
  it('stores, returns and removes a text', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    expect(storage.write('key', 'text')).toBe(true);
    expect(storage.read('key')).toBe('text');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('reports blocked or missing storage and never throws', () => {
    for (const storage of [textStorage(blocked), textStorage(() => undefined)]) {
      expect(storage.write('key', 'text')).toBe(false);
      expect(storage.read('key')).toBeNull();
      expect(() => storage.remove('key')).not.toThrow();
    }
  });

  it('reports full storage', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(textStorage(() => full).write('key', 'text')).toBe(false);
  });

  it('returns null for invalid JSON', () => {
    expect(parseStoredJson('{"a":')).toBeUndefined();
    expect(parseStoredJson(null)).toBeUndefined();
    expect(parseStoredJson('[1]')).toEqual([1]);
  });
});
