import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { analyseTemplate } from '../analysis/index.ts';
import { type DomainValue, defineFieldType, parseTemplate, serializeTemplate } from '../index.ts';
import { wireTemplate } from '../testing/index.ts';
import { setTranslations, templateTexts, translateTemplate, translationState } from './index.ts';

const sizeType = defineFieldType({
  name: 'test:size',
  options: z.looseObject({ sizes: z.array(z.custom<DomainValue>((size) => typeof size === 'object')) }),
  domain: ({ sizes }) => ({ kind: 'choice', values: sizes }),
});
const fieldTypes = [sizeType];

const small = { value: 's', label: 'Klein' };
const large = { value: 'l', label: 'Groß' };

function parse(json: unknown) {
  const parsed = parseTemplate(json, { fieldTypes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const template = (...sizes: readonly DomainValue[]) =>
  parse({
    ...wireTemplate([
      { fields: [{ name: 'size', label: 'Größe', field_type: 'test:size' as 'text', additional_options: { sizes } }] },
    ]),
    language: 'de',
  });

const labelsOf = ({ sections }: ReturnType<typeof parse>) =>
  sections[0]?.groups[0]?.fields[0]?.options.map(({ label }) => label);

describe('choices of a field type of the host', () => {
  const given = template(small, large);
  const idOf = (text: string) => templateTexts(given).find((each) => each.text === text)?.id ?? '';
  const translated = setTranslations(given, [
    { id: idOf('Klein'), language: 'en', text: 'Small' },
    { id: idOf('Größe'), language: 'en', text: 'Size' },
  ]);

  it('Choices of a field type of the host are translated by the field, also after a round trip', () => {
    expect(idOf('Klein')).toMatch(/^field\/.+\/options\.s$/);
    const stored = parse(JSON.parse(JSON.stringify(serializeTemplate(translated))));
    expect(labelsOf(translateTemplate(stored, 'en'))).toEqual(['Small', 'Groß']);
    expect(labelsOf(stored)).toEqual(['Klein', 'Groß']);
    expect(serializeTemplate(stored)).toEqual(serializeTemplate(translated));
  });

  it('Choices of a field type of the host are listed once, and a missing translation is reported', () => {
    const labels = templateTexts(translated).filter(({ kind }) => kind === 'label');
    expect(labels.map(({ text, translations }) => [text, translations.en?.text])).toEqual([
      ['Größe', 'Size'],
      ['Klein', 'Small'],
      ['Groß', undefined],
    ]);
    expect(analyseTemplate(translated).findings.map(({ code }) => code)).toContain('missing_translation');
  });

  it('Choices of a field type of the host have an outdated translation after a label changes', () => {
    const [size] = translated.sections[0]?.groups[0]?.fields ?? [];
    const renamed = parse(
      JSON.parse(JSON.stringify(serializeTemplate(translated)).replaceAll('"label":"Klein"', '"label":"Winzig"')),
    );
    expect(size?.options[0]?.label).toBe('Klein');
    const text = templateTexts(renamed).find((each) => each.text === 'Winzig');
    expect(text && translationState(text, 'en')).toBe('outdated');
  });

  it('Choices of a field type of the host are no texts of the template if the type translates them', () => {
    const own = template({ ...small, translations: { en: { label: { text: 'Little', of: 'Klein' } } } }, large);
    expect(templateTexts(own).map(({ text }) => text)).not.toContain('Klein');
    expect(labelsOf(translateTemplate(own, 'en'))).toEqual(['Little', 'Groß']);
  });
});
