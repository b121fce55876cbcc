import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configurationKey,
  evaluate,
  issuesOf,
  migrateValues,
  priceOf,
  readConfiguratorSettings,
  serializeTemplate,
  settingsOf,
  valuesOf,
} from '../index.ts';
import {
  germanCoat as coat,
  compiled,
  bilingualCoat as english,
  parsed,
  translated,
} from '../testing/fixtures/translated-coat.ts';
import { sessionArbitrary, templateArbitrary, wireField, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  matchLanguage,
  setTranslations,
  templateLanguages,
  templateTexts,
  translateTemplate,
  translationState,
} from './index.ts';

describe('templateTexts', () => {
  it('Every text a shopper can see is listed with an id that is unique', () => {
    const texts = templateTexts(coat);
    expect(texts.map(({ id, text }) => [id, text])).toMatchInlineSnapshot(`
      [
        [
          "template/name",
          "Vorlage",
        ],
        [
          "section/section-0/title",
          "Schritt 1",
        ],
        [
          "field/field:weight/label",
          "Gewicht",
        ],
        [
          "field/field:weight/placeholder",
          "z. B. 12,5",
        ],
        [
          "field/field:weight/tooltip",
          "Mit Waage",
        ],
        [
          "field/field:weight/additional_options.hint",
          "ungefähr",
        ],
        [
          "field/field:weight/additional_options.unit",
          "kg",
        ],
        [
          "field/field:weight/validation_rules.message",
          "Bitte wiegen.",
        ],
        [
          "field/field:size/label",
          "Größe",
        ],
        [
          "field/field:size/computed.klein",
          "klein",
        ],
        [
          "field/field:size/computed.groß",
          "groß",
        ],
        [
          "field/field:lining/label",
          "Futter",
        ],
        [
          "option/field:lining/field:lining:none/label",
          "Ohne",
        ],
        [
          "option/field:lining/field:lining:full/label",
          "Komplett",
        ],
        [
          "option/field:lining/field:lining:full/image.alt",
          "Futter",
        ],
        [
          "price_rule/r/label",
          "Übergröße",
        ],
        [
          "quantity_break/3/label",
          "Ab drei",
        ],
      ]
    `);
  });

  it('Ids of texts are unique even if parts have the same id', () => {
    const field = (name: string) => ({ ...wireField({ name, label: name }), id: 'same' });
    const [first, second] = [field('a'), field('b')];
    const doubled = parsed(wireTemplate([{ fields: [first] }, { fields: [second] }]));
    const ids = templateTexts(doubled).map(({ id }) => id);
    expect(ids).toContain('field/same/label');
    expect(ids).toContain('field/same~2/label');
  });
});

describe('translateTemplate', () => {
  it('translateTemplate replaces every text, including those of a computed text', () => {
    const shown = translateTemplate(english, 'en');
    expect(shown.language).toBe('en');
    expect(JSON.stringify(serializeTemplate(shown))).not.toContain('"translations"');
    expect(
      templateTexts(shown)
        .filter(({ kind }) => kind !== 'value')
        .map(({ text }) => text),
    ).toEqual(
      templateTexts(coat)
        .filter(({ kind }) => kind !== 'value')
        .map(({ text }) => `en ${text}`),
    );
    const evaluation = evaluate(compiled(shown), { weight: 20.5 }, { basePriceCents: 9900 });
    const read = readConfiguratorSettings(settingsOf(evaluation));
    const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
    expect(fields.map(({ displayValue }) => displayValue)).toEqual(['20.5\u00a0en kg', 'en groß']);
    expect(priceOf(evaluation).lines).toEqual([expect.objectContaining({ label: 'en Übergröße', amountCents: 500 })]);
  });

  it('A text falls back from en-GB to en to the template’s text, each separately', () => {
    const british = setTranslations(english, [
      { id: 'field/field:weight/label', language: 'en-GB', text: 'Weight, love' },
    ]);
    const shown = translateTemplate(british, 'en-gb').sections[0]?.groups[0]?.fields;
    expect(shown?.map(({ label }) => label)).toEqual(['Weight, love', 'en Größe', 'en Futter']);
    expect(translateTemplate(british, 'fr').language).toBe('de');
    expect(translateTemplate(british, 'fr').sections).toEqual(coat.sections);
    const austrian = translated(coat, 'de');
    expect(translateTemplate(austrian, 'de-AT').name).toBe(coat.name);
  });

  it('A text that the template no longer has is not restored', () => {
    const bare = parsed({ ...serializeTemplate(english), quantity_breaks: [] });
    const withoutImage = parsed(
      JSON.parse(JSON.stringify(serializeTemplate(bare), (key, value) => (key === 'image' ? undefined : value))),
    );
    expect(JSON.stringify(translateTemplate(withoutImage, 'en'))).not.toContain('"alt"');
  });

  it('Translating changes neither values nor issues nor prices [property]', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.constantFrom('en', 'en-GB', 'ar', 'de'), ({ template, values }, language) => {
        const own = parsed(template);
        const other = translateTemplate(translated(translated(own, 'en'), 'ar'), language);
        const [before, after] = [evaluate(compiled(own), values), evaluate(compiled(other), values)];
        const amounts = (of: typeof before) =>
          priceOf(of).lines.map(({ amountCents, fieldName, ruleIndex }) => [amountCents, fieldName, ruleIndex]);
        const issues = (of: typeof before) => issuesOf(of).map(({ code, fieldName }) => [code, fieldName]);
        expect(valuesOf(after)).toEqual(valuesOf(before));
        expect(issues(after)).toEqual(issues(before));
        expect(amounts(after)).toEqual(amounts(before));
        expect(priceOf(after).totalCents).toBe(priceOf(before).totalCents);
        expect(configurationKey(after)).toBe(configurationKey(before));
        expect(migrateValues(compiled(own), compiled(other), values)).toMatchObject({ lost: [] });
      }),
      propertyRuns(),
    );
  });
});

describe('setTranslations', () => {
  it('A setTranslations edit is reversible, round-trips and applies to no other text [property]', () => {
    fc.assert(
      fc.property(templateArbitrary(), (wire) => {
        const template = parsed(wire);
        // Drawn templates never contain this language.
        const there = translated(template, 'fr');
        expect(parsed(JSON.parse(JSON.stringify(serializeTemplate(there))))).toEqual(there);
        const back = setTranslations(
          there,
          templateTexts(there).map(({ id }) => ({ id, language: 'fr', text: '' })),
        );
        expect(back).toEqual(template);
        expect(templateTexts(there).every((text) => translationState(text, 'fr') === 'translated')).toBe(true);
        if (!JSON.stringify(wire).includes('translations')) expect(translateTemplate(template, 'fr')).toBe(template);
      }),
      propertyRuns(),
    );
  });

  it('A requested language is matched with the available ones', () => {
    expect(matchLanguage(['de', 'en'], 'en-GB')).toBe('en');
    expect(matchLanguage(['de', 'en', 'EN-gb'], 'en-GB')).toBe('EN-gb');
    expect(matchLanguage(['de', 'en-GB'], 'en')).toBeNull();
    expect(matchLanguage([], '')).toBeNull();
  });

  it('The languages of a template are listed', () => {
    expect(templateLanguages(coat)).toEqual([]);
    expect(templateLanguages(translated(english, 'ar'))).toEqual(['ar', 'en']);
  });
});
