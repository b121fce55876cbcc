import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { parseStoredJson, textStorage } from './text-storage.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('text storage', () => {
  it('keeps, gives back and forgets a text', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    expect(storage.write('key', 'text')).toBe(true);
    expect(storage.read('key')).toBe('text');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('says so when the browser blocks or has no storage, and never throws', () => {
    for (const storage of [textStorage(blocked), textStorage(() => undefined)]) {
      expect(storage.write('key', 'text')).toBe(false);
      expect(storage.read('key')).toBeNull();
      expect(() => storage.remove('key')).not.toThrow();
    }
  });

  it('says so when the storage is full', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(textStorage(() => full).write('key', 'text')).toBe(false);
  });

  it('reads broken json as nothing', () => {
    expect(parseStoredJson('{"a":')).toBeUndefined();
    expect(parseStoredJson(null)).toBeUndefined();
    expect(parseStoredJson('[1]')).toEqual([1]);
  });
});
