import { describe, expect, it } from 'vitest';
import { conditionFaults, conversionReasons } from '../testing/conversion-samples.ts';
import { englishEditorTexts } from './english-editor-texts.ts';
import { germanEditorTexts } from './german-editor-texts.ts';

/** Arguments of texts that require an object, by path; the others accept any text or number. */
const samples: ReadonlyMap<string, unknown> = new Map([
  ...Object.entries<unknown>(conversionReasons).map(
    ([code, reason]) => [`conversion.reasons.${code}`, reason] as const,
  ),
  ...Object.entries<unknown>(conditionFaults).map(([code, fault]) => [`conversion.faults.${code}`, fault] as const),
]);

/** Returns every text by path. Functions are called with the same arguments in each language. */
function flatten(texts: object, path = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'function')
      flat.set(here, String(value(...Array(value.length).fill(samples.get(here) ?? 'field'))));
    else if (typeof value === 'string') flat.set(here, value);
    else for (const [inner, text] of flatten(value, here)) flat.set(inner, text);
  }
  return flat;
}

/** Words that are the same in both languages. */
const international = new Set([
  ...[
    'Desktop',
    // A formula with its currency, which is a word in each language.
    'field, in field',
    'Extra',
    'Information',
    'JSON',
    'JSON Forms',
    'JSON Logic',
    'Live',
    'Material',
    'Name',
    'Operator',
    'Option',
    'SurveyJS',
    'Tablet',
    'Text',
    'Tooltip',
  ],
  ...[
    'Unit',
    'Version field',
    'Video',
    'URL',
    'Option field',
    'Minimum',
    'Maximum',
    'URL (https)',
    'Alt ↑',
    'Alt ↓',
    '↑, ↓',
  ],
  ...['field, field', 'field: field', 'field (field)', 'field px', 'option', 'field'],
]);

describe('the catalogues of the editor', () => {
  it('The catalogues of the editor have a German text for each English one', () => {
    const german = flatten(germanEditorTexts);
    expect([...german.keys()].toSorted()).toEqual([...flatten(englishEditorTexts).keys()].toSorted());
    expect([...german.values()]).not.toContain('');
  });

  it('The catalogues of the editor share no text that belongs to one language', () => {
    const german = flatten(germanEditorTexts);
    const shared = [...flatten(englishEditorTexts)].filter(([path, text]) => german.get(path) === text);
    expect(shared.filter(([, text]) => !international.has(text))).toEqual([]);
  });

  it('The catalogues of the editor use the plural rules and digits of the language', () => {
    expect(englishEditorTexts.parts.formatCount('price_rule', 1)).toBe('1 price rule');
    expect(englishEditorTexts.parts.formatCount('field', 1200)).toBe('1,200 fields');
    expect(germanEditorTexts.parts.formatCount('price_rule', 1)).toBe('1 Preisregel');
    expect(germanEditorTexts.parts.formatCount(null, 1200)).toBe('1.200 Teile');
    expect(germanEditorTexts.versions.unpaid(2)).toBe(
      '2 Bestellungen warten auf Zahlung und behalten Version und Preis.',
    );
    expect(germanEditorTexts.controls.atLeast(0.5)).toBe('Muss mindestens 0,5 sein.');
  });
});
