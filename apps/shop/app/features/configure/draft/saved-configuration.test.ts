import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import {
  hasPreviousConfiguration,
  keepPreviousConfiguration,
  readSavedConfiguration,
  removeSavedConfiguration,
  removeSavedConfigurations,
  restorePreviousConfiguration,
  savedConfigurationKey,
  writeSavedConfiguration,
} from './saved-configuration.ts';

const sections = { 'dog-information': { weight: 12 }, 'lining-options': { type: 'complete', color: 'beige' } };
const kept = (stepIndex: number) => ({ sections, stepIndex, template: null, changes: null });
const values = { weight: 12, type: 'complete', color: 'beige' };

describe('saved configuration', () => {
  it('[CFG-FLOW-15] A saved configuration is stored under a key of the type and, if given, the article', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    writeSavedConfiguration('dog-coat', 'a1', kept(2), storage);
    expect(browser.key(0)).toBe('configurator-dog-coat-a1');
    expect(savedConfigurationKey('dog-leash', null)).toBe('configurator-dog-leash');
    expect(readSavedConfiguration('dog-coat', 'a1', storage)).toEqual({
      values,
      stepIndex: 2,
      template: null,
      changes: null,
    });
    expect(readSavedConfiguration('dog-coat', 'a2', storage)).toBeNull();
    expect(readSavedConfiguration('dog-coat', null, storage)).toBeNull();
  });

  it('[DATA-20] [DATA-21] A saved configuration stores the values of each section under its id', () => {
    const browser = memoryStorage();
    writeSavedConfiguration(
      'dog-coat',
      null,
      kept(0),
      textStorage(() => browser),
    );
    expect(JSON.parse(browser.getItem('configurator-dog-coat') ?? '').sections).toEqual(sections);
  });

  it('[CFG-FLOW-16] A saved configuration is looked up for an article across the types, coat first', () => {
    const storage = textStorage(() => browser);
    const browser = memoryStorage();
    const keep = (type: 'dog-coat' | 'dog-harness' | 'dog-collar', stepIndex: number) =>
      browser.setItem(savedConfigurationKey(type, 'a1'), JSON.stringify(kept(stepIndex)));
    keep('dog-collar', 1);
    expect(readSavedConfiguration('dog-leash', 'a1', storage)?.stepIndex).toBe(1);
    keep('dog-harness', 2);
    expect(readSavedConfiguration('dog-leash', 'a1', storage)?.stepIndex).toBe(2);
    keep('dog-coat', 3);
    expect(readSavedConfiguration('dog-leash', 'a1', storage)?.stepIndex).toBe(3);
  });

  it('[CFG-FLOW-13] [CFG-FLOW-14] A saved configuration replaces those of the earlier types of an article, and only of this article', () => {
    const storage = textStorage(() => browser);
    const browser = memoryStorage();
    for (const articleId of ['a1', 'a2', null]) writeSavedConfiguration('dog-coat', articleId, kept(1), storage);
    writeSavedConfiguration('dog-leash', 'a1', kept(2), storage);
    expect(readSavedConfiguration('dog-leash', 'a1', storage)?.stepIndex).toBe(2);
    expect(readSavedConfiguration('dog-coat', 'a2', storage)?.stepIndex).toBe(1);
    writeSavedConfiguration('dog-leash', null, kept(2), storage);
    expect(readSavedConfiguration('dog-coat', null, storage)?.stepIndex).toBe(1);
  });

  it('[CFG-FLOW-14] The configuration of the earlier type is kept while the browser refuses the new one', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    writeSavedConfiguration('dog-coat', 'a1', kept(1), storage);
    const full = { ...storage, write: () => false };
    expect(writeSavedConfiguration('dog-leash', 'a1', kept(2), full)).toBe(false);
    expect(readSavedConfiguration('dog-leash', 'a1', storage)?.stepIndex).toBe(1);
  });

  it('[BEY-45] A saved configuration is backed up before a link replaces that of an earlier type', () => {
    const storage = textStorage(() => memory);
    const memory = memoryStorage();
    writeSavedConfiguration('dog-coat', 'a1', kept(1), storage);
    keepPreviousConfiguration('dog-leash', 'a1', storage);
    writeSavedConfiguration('dog-leash', 'a1', { ...kept(0), isLinkCopy: true }, storage);
    restorePreviousConfiguration('dog-leash', 'a1', storage);
    expect(readSavedConfiguration('dog-leash', 'a1', storage)?.stepIndex).toBe(1);
  });

  it('[BEY-45] A saved configuration contains its template version and the changes since', () => {
    const storage = textStorage(() => browser);
    const browser = memoryStorage();
    const changes = { lost: ['Muster: Tupfen'], missing: [], priceDifferenceCents: 500 };
    const saved = { ...kept(1), template: { id: 't1', version: 3 }, changes };
    writeSavedConfiguration('dog-coat', 'a1', saved, storage);
    expect(readSavedConfiguration('dog-coat', 'a1', storage)).toMatchObject({ template: saved.template, changes });
  });

  it('[BEY-45] A saved configuration keeps choices stored by an older page and those with an unreadable version', () => {
    for (const rest of ['', ',"template":7,"changes":"x"']) {
      const browser = memoryStorage({ 'configurator-dog-coat': `{"sections":{"a":{"weight":1}}${rest}}` });
      const saved = readSavedConfiguration(
        'dog-coat',
        null,
        textStorage(() => browser),
      );
      expect(saved).toEqual({ values: { weight: 1 }, stepIndex: 0, template: null, changes: null });
    }
  });

  it('[BEY-45] A saved configuration is backed up before a link replaces it, unless it is a copy of a link', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    const store = (weight: number, isLinkCopy = false) => {
      const draft = { ...kept(0), sections: { 'dog-information': { weight } }, isLinkCopy };
      writeSavedConfiguration('dog-coat', null, draft, storage);
    };
    const openLink = (weight: number) => {
      keepPreviousConfiguration('dog-coat', null, storage);
      store(weight, true);
    };
    const restoredWeight = () => {
      restorePreviousConfiguration('dog-coat', null, storage);
      return readSavedConfiguration('dog-coat', null, storage)?.values.weight;
    };
    openLink(30);
    expect(hasPreviousConfiguration('dog-coat', null, storage)).toBe(false);
    store(7);
    openLink(12);
    // Another step with the same values.
    store(12);
    openLink(20);
    expect(restoredWeight()).toBe(7);
    openLink(12);
    store(13);
    openLink(12);
    expect(restoredWeight()).toBe(13);
  });

  it('A saved configuration can be deleted, one or all ordered ones', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    writeSavedConfiguration('dog-coat', 'a1', kept(0), storage);
    removeSavedConfiguration('dog-coat', 'a1', storage);
    expect(browser.length).toBe(0);
    writeSavedConfiguration('dog-coat', 'a1', kept(0), storage);
    writeSavedConfiguration('dog-coat', 'a2', kept(0), storage);
    writeSavedConfiguration('dog-leash', null, kept(0), storage);
    removeSavedConfigurations(['a1'], storage);
    expect(browser.key(0)).toBe('configurator-dog-coat-a2');
    expect(browser.length).toBe(1);
  });

  it('A saved configuration never throws for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = textStorage(() => memoryStorage({ 'configurator-dog-coat': text }));
        const saved = readSavedConfiguration('dog-coat', null, storage);
        expect(saved === null || saved.stepIndex >= 0).toBe(true);
      }),
    );
    const text = '{"sections":{"a":{"__proto__":{"polluted":true},"weight":1}}}';
    const saved = readSavedConfiguration(
      'dog-coat',
      null,
      textStorage(() => memoryStorage({ 'configurator-dog-coat': text })),
    );
    expect(saved?.values).toEqual({ weight: 1 });
  });
});
