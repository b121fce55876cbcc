import type { Template } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate, createRandom, templateArbitrary } from 'configurator-core/testing';
import { setTranslations, templateTexts, translationState } from 'configurator-core/translation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportTranslations, importTranslations } from './translations-file.ts';

const coat = aTemplate(dogCoatTemplate);
const note = () => ({ part: 'Teil', kind: 'Titel' });

function imported(text: string, template: Template = coat) {
  const read = importTranslations(text, template);
  return read.ok ? read.value : read.error;
}

describe('a translations file', () => {
  it('A translations file round-trips by export and import [property]', () => {
    fc.assert(
      fc.property(templateArbitrary(), fc.string({ unit: 'grapheme', minLength: 1 }), (wire, word) => {
        const template = aTemplate(wire);
        const changes = templateTexts(template).map(({ id, text }) => ({ id, language: 'en', text: `${text}${word}` }));
        const translated = setTranslations(template, changes);
        const file = exportTranslations(translated, ['en', 'fr'], note);
        expect(imported(file, translated)).toEqual([]);
        const bare = imported(file, template);
        expect(setTranslations(template, bare as Parameters<typeof setTranslations>[1])).toEqual(
          word.includes('\r') ? expect.anything() : translated,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('A translations file is rejected completely with every invalid line', () => {
    const file =
      'text_id;source;en\ntemplate/name;Hundemantel nach Maß;Coat\nnowhere;x;y\ntemplate/name;x;y\nsection/cuff-color/title;x';
    expect(imported(file)).toEqual([
      { code: 'unknown_text', line: 3, subject: 'nowhere' },
      { code: 'doubled_text', line: 4, subject: 'template/name' },
      { code: 'cells', line: 5, count: 2, expected: 3 },
    ]);
    expect(imported('id;en\na;b')).toEqual([{ code: 'no_text_id', line: 1 }]);
    expect(imported('\n\ntext_id;English\na;b')).toEqual([{ code: 'no_language', line: 3 }]);
    expect(imported('text_id;en;en\na;b;c')).toEqual([{ code: 'doubled_column', line: 1, subject: 'en' }]);
    expect(imported('text_id;en\n"a;b')).toEqual([{ code: 'open_quote', line: 2 }]);
    expect(imported('x'.repeat(10_000_001))).toEqual([{ code: 'too_large', line: null }]);
    expect(imported('')).toEqual([{ code: 'no_text_id', line: 1 }]);
  });

  it('A translation of an older text is imported as outdated, and empty cells are ignored', () => {
    const file = 'text_id;source;en;ar\ntemplate/name;Hundemantel;Coat;\n';
    const changes = imported(file);
    expect(changes).toEqual([{ id: 'template/name', language: 'en', text: 'Coat', of: 'Hundemantel' }]);
    const template = setTranslations(coat, changes as Parameters<typeof setTranslations>[1]);
    const [name] = templateTexts(template);
    expect(name && translationState(name, 'en')).toBe('outdated');
  });

  it('A translations file never throws for any content', () => {
    const file = exportTranslations(coat, ['en'], note);
    const random = createRandom(7);
    const pieces = ['"', ';', '\n', '\r', '=', '__proto__', '\u0000', '\ud800', 'text_id'];
    for (let run = 0; run < 2000; run += 1) {
      const at = Math.floor(random() * file.length);
      const piece = pieces[Math.floor(random() * pieces.length)] ?? '';
      importTranslations(file.slice(0, at) + piece + file.slice(at + Math.floor(random() * 30)), coat);
    }
    expect(imported('text_id;en\n__proto__;x')).toEqual([{ code: 'unknown_text', line: 2, subject: '__proto__' }]);
  });
});
