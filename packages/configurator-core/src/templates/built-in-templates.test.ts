import { describe, expect, it } from 'vitest';
import { analyseTemplate } from '../analysis/index.ts';
import {
  evaluate,
  fieldState,
  initialValues,
  issuesOf,
  optionLabel,
  priceOf,
  setValue,
  type Values,
} from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { builtInTemplates, dogCoatTemplate, dogCollarTemplate, dogHarnessTemplate, dogLeashTemplate } from './index.ts';

const coat = aConfigurator(dogCoatTemplate);
const basePriceCents = 9900;
const measurements = [
  'shoulderToSternum',
  'shoulderToTail',
  'shoulderToHips',
  'sternumToBelly',
  'chestCircumference',
  'waistCircumference',
  'headCircumference',
  'collarLength',
  'thighLength',
];

const choose = (changes: Record<string, unknown>, start: Values = initialValues(coat)): Values =>
  Object.entries(changes).reduce((values, [name, value]) => setValue(coat, values, name, value), start);
const evaluated = (values: Values) => evaluate(coat, values, { basePriceCents });
const surcharge = (changes: Record<string, unknown>): number => {
  const { totalCents } = priceOf(evaluated(choose(changes)));
  return totalCents - basePriceCents;
};
const field = (name: string) => {
  const found = coat.fields.get(name);
  if (found === undefined) throw new Error(`The coat has no field ${name}`);
  return found;
};
const labels = (name: string): readonly string[] => field(name).options.map(({ label }) => label);
const isShown = (name: string, changes: Record<string, unknown>): boolean =>
  fieldState(evaluated(choose(changes)), name)?.isVisible === true;
const sectionIds = (template: { sections: { id: string }[] }): readonly string[] =>
  template.sections.map(({ id }) => id);

describe('built-in steps', () => {
  it('[CFG-FLOW-03] gives the coat its seven steps in order', () => {
    expect(sectionIds(dogCoatTemplate)).toEqual([
      'dog-information',
      'dog-measurements',
      'fabric-selection',
      'cuff-color',
      'lining-options',
      'zipper-options',
      'additional-features',
    ]);
  });

  it('[CFG-FLOW-04] gives the harness its three steps', () => {
    expect(sectionIds(dogHarnessTemplate)).toEqual(['dog-information', 'dog-measurements', 'fabric-selection']);
  });

  it('[CFG-FLOW-05] gives the collar its two steps', () => {
    expect(sectionIds(dogCollarTemplate)).toEqual(['dog-information', 'fabric-selection']);
  });

  it('[CFG-FLOW-06] gives the leash its two steps', () => {
    expect(sectionIds(dogLeashTemplate)).toEqual(['fabric-selection', 'additional-features']);
  });

  it.each(Object.entries(builtInTemplates))('[CFG-MODEL-03] parses, compiles and has no findings: %s', (type, json) => {
    const configurator = aConfigurator(json);
    expect(configurator.template.configuratorType).toBe(type);
    expect(analyseTemplate(aTemplate(json))).toEqual({ findings: [], undecided: [] });
  });
});

describe('fabric selection', () => {
  it('[CFG-BUILTIN-01][DATA-18] asks for one link each for back, collar and belly, under the keys of the saved state', () => {
    const section = coat.template.sections.find(({ id }) => id === 'fabric-selection');
    expect(section?.groups.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual([
      'back.link',
      'collar.link',
      'belly.link',
    ]);
    expect(field('back.link').isRequired).toBe(true);
    expect(field('collar.link').isRequired).toBe(false);
  });

  it.each([
    [dogCollarTemplate, 'collar.link'],
    [dogLeashTemplate, 'back.link'],
  ])('asks for the one link that applies where the product is of one piece', (json, name) => {
    const section = aTemplate(json).sections.find(({ id }) => id === 'fabric-selection');
    const fields = section?.groups.flatMap((group) => group.fields) ?? [];
    expect(fields.map((link) => [link.name, link.isRequired])).toEqual([[name, true]]);
  });

  it.each([
    ['https://stoffe.example/wolle?farbe=rot', true],
    ['http://stoffe.example', true],
    ['stoffe.example/wolle', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('takes %s for a link: %s', (link, isLink) => {
    const issues = issuesOf(evaluated(choose({ 'back.link': link })));
    expect(issues.some(({ fieldName }) => fieldName === 'back.link')).toBe(!isLink);
  });
});

describe('cuffs', () => {
  it('[CFG-BUILTIN-02][DATA-19] asks for one required colour for all cuffs', () => {
    expect(field('selectedColor')).toMatchObject({ type: 'color', isRequired: true });
  });

  it('[CFG-BUILTIN-03] offers the ten cuff colours, each with a colour value of its own', () => {
    expect(labels('selectedColor')).toEqual([
      'Schwarz',
      'Braun',
      'Dunkelgrau',
      'Hellgrau',
      'Oliv',
      'Dunkelblau',
      'Rot',
      'Pink',
      'Orange',
      'Bordeaux',
    ]);
    const colors = field('selectedColor').options.map(({ colorValue }) => colorValue);
    expect(new Set(colors).size).toBe(10);
    for (const color of colors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
  });
});

describe('dog information', () => {
  it('[CFG-BUILTIN-04][CFG-BUILTIN-05][CFG-BUILTIN-08][DATA-20] asks for breed, gender, weight, age and special features', () => {
    const section = coat.template.sections.find(({ id }) => id === 'dog-information');
    expect(section?.groups.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual([
      'breed',
      'gender',
      'weight',
      'age',
      'specialFeatures',
    ]);
    expect(labels('gender')).toEqual(['Rüde', 'Hündin']);
  });

  it('[CFG-BUILTIN-06] asks for the weight in kg and requires it', () => {
    expect(field('weight')).toMatchObject({ type: 'number', isRequired: true, additionalOptions: { unit: 'kg' } });
  });

  it('[CFG-BUILTIN-07] asks for the age in years and months with an example', () => {
    expect(field('age')).toMatchObject({ label: 'Alter (Jahre und Monate)', placeholder: '2,5 Jahre' });
  });
});

describe('measurements', () => {
  it('[CFG-BUILTIN-09][CFG-BUILTIN-10][CFG-BUILTIN-14] asks for all nine in cm, as required numbers with bounds', () => {
    for (const name of measurements) {
      const { type, isRequired, additionalOptions, validationRules } = field(name);
      expect({ type, isRequired, unit: additionalOptions.unit }).toEqual({
        type: 'number',
        isRequired: true,
        unit: 'cm',
      });
      expect(Number(validationRules.min)).toBeLessThan(Number(validationRules.max));
    }
    const numbers = coat.template.sections
      .find(({ id }) => id === 'dog-measurements')
      ?.groups.flatMap(({ fields }) => fields.filter(({ type }) => type === 'number').map(({ name }) => name));
    expect([...(numbers ?? [])].sort()).toEqual([...measurements].sort());
  });

  it('[CFG-BUILTIN-11] carries the hint +2 cm at shoulder to tail', () => {
    expect(field('shoulderToTail').additionalOptions.hint).toBe('+2 cm');
  });

  it('[CFG-BUILTIN-12] requires the confirmation that the measuring video was followed', () => {
    const isMissing = (changes: Record<string, unknown>): boolean =>
      issuesOf(evaluated(choose(changes))).some(({ fieldName }) => fieldName === 'measurementsConfirmed');
    expect(isMissing({})).toBe(true);
    expect(isMissing({ measurementsConfirmed: true })).toBe(false);
  });

  it('[CFG-BUILTIN-13] keeps measurements among the values', () => {
    expect(choose({ chestCircumference: '62,5' })).toMatchObject({ chestCircumference: 62.5 });
  });
});

describe('lining', () => {
  it('[CFG-BUILTIN-15][DATA-21] offers none, back only and complete', () => {
    expect(field('type').options.map(({ value }) => value)).toEqual(['none', 'back-only', 'complete']);
  });

  it('[CFG-BUILTIN-16] shows the colour only once a lining is chosen', () => {
    expect(isShown('color', {})).toBe(false);
    expect(isShown('color', { type: 'none' })).toBe(false);
    expect(isShown('color', { type: 'back-only' })).toBe(true);
    expect(isShown('color', { type: 'complete' })).toBe(true);
  });

  it('[CFG-BUILTIN-17] offers exactly four lining colours', () => {
    expect(field('color').options.map(({ label, colorValue }) => [label, colorValue])).toEqual([
      ['Schwarz', '#000000'],
      ['Grau', '#888888'],
      ['Braun', '#8B4513'],
      ['Beige', '#F5F5DC'],
    ]);
  });

  it('[CFG-PRICE-10] adds 8 EUR for the back only', () => {
    expect(surcharge({ type: 'back-only' })).toBe(800);
  });

  it('[CFG-PRICE-11] adds 15 EUR for the complete lining', () => {
    expect(surcharge({ type: 'complete' })).toBe(1500);
    expect(field('type').options.map(optionLabel)[2]).toBe('Komplett (+15,00\u00a0€)');
  });
});

describe('zipper and extras', () => {
  it('[CFG-BUILTIN-18][CFG-BUILTIN-19][CFG-BUILTIN-20][DATA-22][DATA-23] starts without second zipper, stitching and print', () => {
    expect(initialValues(coat)).toEqual({ hasSecondZipper: 'no', reflectiveStitching: 'no', printOption: 'none' });
    expect(priceOf(evaluated(initialValues(coat))).totalCents).toBe(basePriceCents);
  });

  it('[CFG-PRICE-12] adds 12 EUR for a second zipper', () => {
    expect(surcharge({ hasSecondZipper: 'yes' })).toBe(1200);
  });

  it('[CFG-PRICE-13] adds 15 EUR for reflective stitching', () => {
    expect(surcharge({ reflectiveStitching: 'yes' })).toBe(1500);
  });

  it('[CFG-PRICE-14] adds 10 EUR for a one-sided print', () => {
    expect(surcharge({ printOption: 'one-sided' })).toBe(1000);
  });

  it('[CFG-PRICE-15] adds 18 EUR for a two-sided print', () => {
    expect(surcharge({ printOption: 'two-sided' })).toBe(1800);
  });

  it('[CFG-BUILTIN-21][CFG-BUILTIN-22] shows print colour and text only while a print is chosen', () => {
    for (const name of ['printColor', 'printText']) {
      expect(isShown(name, {})).toBe(false);
      expect(isShown(name, { printOption: 'one-sided' })).toBe(true);
      expect(isShown(name, { printOption: 'two-sided' })).toBe(true);
    }
  });

  it('asks for the text of the second side only for a two-sided print', () => {
    expect(isShown('printTextSecondSide', { printOption: 'one-sided' })).toBe(false);
    expect(isShown('printTextSecondSide', { printOption: 'two-sided' })).toBe(true);
  });

  it('[CFG-BUILTIN-23] offers the eight print colours', () => {
    expect(labels('printColor')).toEqual([
      'Reflektierend',
      'Weiß',
      'Schwarz',
      'Pink',
      'Hellgrün',
      'Rot',
      'Orange',
      'Türkis',
    ]);
  });

  it('[CFG-BUILTIN-24] hints at five characters per side', () => {
    for (const name of ['printText', 'printTextSecondSide']) {
      expect(field(name).additionalOptions.hint).toBe('Maximal 5 Zeichen pro Seite');
    }
  });

  it('[CFG-BUILTIN-25] cuts the print text off at five characters without an issue', () => {
    const values = choose({ printOption: 'two-sided', printText: 'BELLADONNA', printTextSecondSide: '123456' });
    expect(values).toMatchObject({ printText: 'BELLA', printTextSecondSide: '12345' });
    expect(issuesOf(evaluated(values)).map(({ fieldName }) => fieldName)).not.toContain('printText');
  });
});
