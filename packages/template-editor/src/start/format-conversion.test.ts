import { describe, expect, it } from 'vitest';
import { conditionFaults, conversionReasons } from '../testing/conversion-samples.ts';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { germanEditorTexts } from '../texts/german-editor-texts.ts';
import { formatConversion } from './format-conversion.ts';

const reasons = [
  ...Object.values(conversionReasons),
  ...Object.values(conditionFaults).map((fault) => ({ code: 'condition', expression: null, fault }) as const),
];

describe('a note of a conversion', () => {
  it.each(reasons)('A note of a conversion has a German and an English text: %j', (reason) => {
    const german = formatConversion(reason, germanEditorTexts);
    const english = formatConversion(reason, englishEditorTexts);
    expect(german).not.toBe(english);
    for (const sentence of [german, english]) {
      expect(sentence).toMatch(/^[“„A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|\[object/);
    }
  });

  it('A note of a conversion names the part, the fault of a condition and numbers in the language', () => {
    const { entry_not_an_object: entry, condition, refused } = conversionReasons;
    expect(formatConversion(entry, germanEditorTexts)).toBe('Eintrag 1.200 von „elements“ ist kein Objekt.');
    expect(formatConversion(condition, germanEditorTexts)).toBe(
      'Die Bedingung „{size} > {a}“ wurde ausgelassen. Sie vergleicht zwei Fragen miteinander.',
    );
    expect(formatConversion(refused, germanEditorTexts)).toBe(
      'Bei sections[0]: Bedingungen sind zu tief verschachtelt.',
    );
  });
});
