import { describe, expect, it } from 'vitest';
import { analyseTemplate } from '../analysis/index.ts';
import { diffTemplates, parseTemplate, renameField } from '../index.ts';
import {
  germanCoat as coat,
  bilingualCoat as english,
  parsed,
  translated,
} from '../testing/fixtures/translated-coat.ts';
import { everythingTemplate, wireTemplate } from '../testing/index.ts';
import { setTranslations, templateTexts, translateTemplate, translationState } from './index.ts';

const [section] = coat.sections;
if (section === undefined) throw new Error('The template has no section');

describe('translations of a template', () => {
  const changed = { ...english, name: 'Winterweste' };

  it('An edit of a text marks its translations as outdated in findings and changes', () => {
    expect(diffTemplates(english, changed).changes).toContainEqual({
      code: 'translation_outdated',
      fieldName: null,
      words: 'Die Übersetzung (en) von „Winterweste“ ist veraltet.',
    });
    const finding = analyseTemplate(changed).findings.find(({ code }) => code === 'outdated_translation');
    expect(finding).toMatchObject({ severity: 'warning', path: ['translations', 'en'] });
    expect(finding?.message.de).toContain('„Winterweste“');
    expect(analyseTemplate(english).findings.map(({ code }) => code)).not.toContain('missing_translation');
  });

  it('A language with missing texts is a finding; a template in one language has none', () => {
    const partly = setTranslations(coat, [{ id: 'template/name', language: 'en', text: 'Coat' }]);
    const found = analyseTemplate(partly).findings.filter(({ code }) => code === 'missing_translation');
    expect(found).toHaveLength(1);
    expect(found[0]?.message.en).toMatch(/^The translation “en” is incomplete: \d+ texts are missing/);
    expect(analyseTemplate(coat).findings.map(({ code }) => code)).not.toContain('missing_translation');
  });

  it('The name, units and sizes need no translation', () => {
    const options = ['40 × 60 cm', '2,5 m', '12 %', 'XL', 'm/s²'].map((label, index) => ({
      value: `o${index}`,
      label,
    }));
    const size = { name: 'size', label: 'Größe', options };
    const width = { name: 'width', field_type: 'number' as const, label: 'cm', additional_options: { unit: 'cm' } };
    const template = parsed(wireTemplate([{ fields: [size, width] }]));
    const missing = templateTexts(template).filter((text) => translationState(text, 'en') === 'missing');
    expect(missing.map(({ text }) => text)).toEqual(['Schritt 1', 'Größe', '2,5 m', 'XL']);
  });

  it('A translation is reported once per language and is no price change', () => {
    const { changes } = diffTemplates(coat, translated(english, 'ar'));
    expect(changes.map(({ code }) => code)).toEqual(['translation_changed', 'translation_changed']);
    expect(diffTemplates(english, english).changes).toEqual([]);
  });

  it('A renamed computed field is renamed in translated descriptions', () => {
    const filled = { ...coat, sections: [{ ...section, description: 'Das ist {size}.' }] };
    const there = setTranslations(filled, [
      { id: `section/${section.id}/description`, language: 'en', text: 'This is {size}.' },
    ]);
    const renamed = renameField(there, 'size', 'body');
    if (!renamed.ok) throw new Error(renamed.error.code);
    const description = renamed.value.template.sections[0]?.translations?.en?.description;
    expect(description).toEqual({ text: 'This is {body}.', of: 'Das ist {body}.' });
    const back = renameField(renamed.value.template, 'body', 'size');
    expect(back.ok && back.value.template).toEqual(there);
  });
});

describe('parseTemplate', () => {
  it('An invalid translation is rejected with its path', () => {
    const refuse = (translations: unknown) => {
      const result = parseTemplate({ ...wireTemplate([]), translations });
      return result.ok ? null : result.error.map(({ code, path }) => [code, path.join('.')]);
    };
    expect(refuse({ en: { name: { text: 'Coat', of: 'Mantel' } } })).toBeNull();
    expect(refuse({ 'no language!': {} })).toEqual([['invalid_value', 'translations']]);
    expect(refuse({ en: { name: 'Coat' } })).toEqual([['invalid_type', 'translations.en.name']]);
    expect(refuse({ en: { name: { text: 'Coat' } } })).toEqual([['missing', 'translations.en.name.of']]);
    const many = Object.fromEntries(
      Array.from({ length: 51 }, (_, index) => [
        `x${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : 'a'}`,
        {},
      ]),
    );
    expect(refuse(many)).toEqual([['invalid_value', 'translations']]);
    expect(parseTemplate({ ...wireTemplate([]), language: 'not a language' }).ok).toBe(false);
  });
});

describe('translateTemplate', () => {
  it('translateTemplate returns a template without translations unchanged', () => {
    const template = parsed(everythingTemplate);
    expect(translateTemplate(template, 'en')).toBe(template);
  });
});
