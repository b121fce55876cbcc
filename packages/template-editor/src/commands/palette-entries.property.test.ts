import { parseTemplate } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOf } from '../document/part-ids.ts';
import { editorLanguages } from '../texts/editor-languages.ts';
import { commandOfKey, editorCommands } from './command-table.ts';
import { fold, matchScore } from './match-score.ts';
import { partEntries, searchEntries } from './palette-entries.ts';

const templates = [dogCoatTemplate, dogBedTemplate].map((json) => {
  const parsed = parseTemplate(json);
  if (!parsed.ok) throw new Error('The template cannot be read');
  return parsed.value;
});
const entriesOf = templates.map((template) => partEntries(template, editorLanguages.de));
const anyEntry = fc.constantFrom(...entriesOf.flatMap((entries) => entries.map((entry) => ({ entry, entries }))));
const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüß]{1,12}$/);

describe('[BEY-62] the search of the palette', () => {
  it('The palette has one entry for each part of a template', () => {
    for (const [index, template] of templates.entries()) {
      const keys = entriesOf[index]?.map(({ key }) => key);
      expect(new Set(keys)).toEqual(new Set(idsOf(template)));
      expect(keys?.length).toBe(new Set(keys).size);
    }
  });

  it('The palette finds each part by its label, and no part with another label ranks above it', () => {
    fc.assert(
      fc.property(anyEntry, ({ entry, entries }) => {
        const found = searchEntries(entries, entry.label.toUpperCase(), []);
        expect(found).toContain(entry);
        expect(fold(found[0]?.label ?? '')).toBe(fold(entry.label));
      }),
    );
  });

  it('The palette finds each part by any substring of its name or value', () => {
    const piece = anyEntry
      .filter(({ entry }) => entry.names.length > 0)
      .chain(({ entry, entries }) => {
        const name = entry.names[0] ?? '';
        return fc
          .tuple(fc.nat(name.length - 1), fc.integer({ min: 1, max: name.length }))
          .map(([from, length]) => ({ entry, entries, query: name.slice(from, from + length) }));
      });
    fc.assert(
      fc.property(piece, ({ entry, entries, query }) => {
        expect(searchEntries(entries, query, [])).toContain(entry);
      }),
    );
  });

  it('The palette lists recent entries first before anything is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entriesOf), fc.array(fc.nat(200), { maxLength: 8 }), (entries, places) => {
        const recent = [...new Set(places.flatMap((place) => entries[place]?.key ?? []))];
        const found = searchEntries(entries, ' ', recent);
        expect(found.slice(0, recent.length).map(({ key }) => key)).toEqual(recent);
        expect(found.length).toBe(entries.length);
      }),
    );
  });

  it('The search ignores case and accents, and matches only if every letter of the query occurs', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), (query, words) => {
        const label = words.join(' ');
        const score = matchScore(query, [label]);
        expect(matchScore(query.toUpperCase(), [label.toLowerCase()])).toBe(score);
        if (score > 0) for (const letter of fold(query)) expect(fold(label)).toContain(letter);
        expect(matchScore(query, [`${label} ${query}`])).toBeGreaterThan(0);
      }),
    );
  });

  it('The palette finds scattered letters that start a word and ranks them below substrings', () => {
    expect(matchScore('rlg', ['Rückenlänge'])).toBeGreaterThan(0);
    expect(matchScore('nlg', ['Rückenlänge'])).toBe(0);
    expect(matchScore('rlg', ['Rückenlänge'])).toBeLessThan(matchScore('lange', ['Rückenlänge']));
  });
});

describe('[BEY-62] the command table', () => {
  it('The command table has unique ids and key combinations', () => {
    const ids = editorCommands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const command of editorCommands) {
      for (const { key, shift = false } of command.keys?.anywhere ?? []) {
        expect(commandOfKey({ key, shiftKey: shift })).toBe(command);
      }
    }
  });
});
