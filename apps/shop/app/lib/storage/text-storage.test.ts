import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { parseStoredJson, textStorage } from './text-storage.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('text storage', () => {
  it('A text is stored, returned and removed', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    expect(storage.write('key', 'text')).toBe(true);
    expect(storage.read('key')).toBe('text');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('Blocked or missing storage is reported and never throws', () => {
    for (const storage of [textStorage(blocked), textStorage(() => undefined)]) {
      expect(storage.write('key', 'text')).toBe(false);
      expect(storage.read('key')).toBeNull();
      expect(() => storage.remove('key')).not.toThrow();
    }
  });

  it('Full storage is reported', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(textStorage(() => full).write('key', 'text')).toBe(false);
  });

  it('Invalid JSON gives null', () => {
    expect(parseStoredJson('{"a":')).toBeUndefined();
    expect(parseStoredJson(null)).toBeUndefined();
    expect(parseStoredJson('[1]')).toEqual([1]);
  });
});
