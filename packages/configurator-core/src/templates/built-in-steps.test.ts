import { describe, expect, it } from 'vitest';
import { analyseTemplate } from '../analysis/index.ts';
import { evaluate, formatIssue, initialValues, issuesOf, setValue, type Values } from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { templateTexts, translateTemplate, translationState } from '../translation/index.ts';
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
const field = (name: string) => {
  const found = coat.fields.get(name);
  if (found === undefined) throw new Error(`The coat has no field ${name}`);
  return found;
};
const labels = (name: string): readonly string[] => field(name).options.map(({ label }) => label);
const sectionIds = (template: { sections: { id: string }[] }): readonly string[] =>
  template.sections.map(({ id }) => id);

describe('built-in steps', () => {
  it('[CFG-FLOW-03] The built-in steps are seven for the coat, in order', () => {
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

  it('[CFG-FLOW-04] The built-in steps are three for the harness', () => {
    expect(sectionIds(dogHarnessTemplate)).toEqual(['dog-information', 'dog-measurements', 'fabric-selection']);
  });

  it('[CFG-FLOW-05] The built-in steps are two for the collar', () => {
    expect(sectionIds(dogCollarTemplate)).toEqual(['dog-information', 'fabric-selection']);
  });

  it('[CFG-FLOW-06] The built-in steps are two for the leash', () => {
    expect(sectionIds(dogLeashTemplate)).toEqual(['fabric-selection', 'additional-features']);
  });

  it.each(Object.entries(builtInTemplates))(
    '[CFG-MODEL-03] Built-in steps parse, compile and have no findings: %s',
    (type, json) => {
      const configurator = aConfigurator(json);
      expect(configurator.template.configuratorType).toBe(type);
      expect(analyseTemplate(aTemplate(json))).toEqual({ findings: [], undecided: [] });
    },
  );

  it.each(Object.entries(builtInTemplates))(
    'Built-in steps are German and completely translated into English: %s',
    (_, json) => {
      const template = aTemplate(json);
      expect(template.language).toBe('de');
      expect(templateTexts(template).filter((text) => translationState(text, 'en') !== 'translated')).toEqual([]);
      const english = JSON.stringify(translateTemplate(template, 'en'));
      expect(english).not.toMatch(/[äöüß]|Bitte| und | Sie /);
    },
  );
});

describe('fabric selection', () => {
  it('[CFG-BUILTIN-01][DATA-18] The fabric step asks for one link each for back, collar and belly, under the keys of the saved state', () => {
    const section = coat.template.sections.find(({ id }) => id === 'fabric-selection');
    const [shelf, links] = section?.groups ?? [];
    expect(shelf?.fields.map(({ name }) => name)).toEqual(['fabric']);
    expect(links?.fields.map(({ name }) => name)).toEqual(['back.link', 'collar.link', 'belly.link']);
    expect(field('back.link').isRequired).toBe(true);
    expect(field('collar.link').isRequired).toBe(false);
  });

  it('The back part requires no link if a stocked fabric is chosen, at the same price', () => {
    const without = evaluated(choose({ 'back.link': undefined }));
    expect(issuesOf(without).map(({ fieldName }) => fieldName)).toContain('back.link');
    for (const { value, image, material } of field('fabric').options) {
      const made = evaluated(choose({ 'back.link': undefined, fabric: value }));
      expect(issuesOf(made).map(({ fieldName }) => fieldName)).not.toContain('back.link');
      expect(made.totalCents).toBe(without.totalCents);
      expect([image?.url, image?.alt, material]).toEqual([`/stoffe/${value}.svg`, expect.stringMatching(/./), value]);
    }
  });

  it.each([
    [dogCollarTemplate, 'collar.link'],
    [dogLeashTemplate, 'back.link'],
  ])('The fabric step asks for a single link if the product is made of one piece', (json, name) => {
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
  ])('The fabric step accepts %s as a link: %s', (link, isLink) => {
    const issues = issuesOf(evaluated(choose({ 'back.link': link })));
    expect(issues.some(({ fieldName }) => fieldName === 'back.link')).toBe(!isLink);
  });
});

describe('dog information', () => {
  it('[CFG-BUILTIN-04][CFG-BUILTIN-05][CFG-BUILTIN-08][DATA-20] The dog step asks for breed, gender, weight, age and special features', () => {
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

  it('[CFG-BUILTIN-06] The dog step asks for the weight in kg and requires it', () => {
    expect(field('weight')).toMatchObject({ type: 'number', isRequired: true, additionalOptions: { unit: 'kg' } });
  });

  it('[CFG-BUILTIN-07] The dog step asks for the age in years and months with an example', () => {
    expect(field('age')).toMatchObject({ label: 'Alter (Jahre und Monate)', placeholder: '2,5 Jahre' });
  });
});

describe('measurements', () => {
  it('[CFG-BUILTIN-09][CFG-BUILTIN-10][CFG-BUILTIN-14] The measurements are all nine in cm, as required numbers with bounds', () => {
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

  it('[BEY-46] Measurements must be plausible: the tail behind the hips, the chest wider than the head', () => {
    const said = (changes: Record<string, unknown>) =>
      issuesOf(evaluated(choose(changes)))
        .filter(({ code }) => code !== 'required')
        .map((issue) => formatIssue(issue, coat));
    const dog = {
      shoulderToTail: 41,
      shoulderToHips: 30,
      chestCircumference: 48,
      waistCircumference: 40,
      headCircumference: 32,
      collarLength: 10,
    };
    expect(said(dog)).toEqual([]);
    expect(said({ ...dog, shoulderToHips: 41 })).toEqual([
      'Schulter bis Hüfte muss kleiner sein als Schulter bis Rutenansatz.',
    ]);
    expect(said({ ...dog, chestCircumference: 32, waistCircumference: 30 })).toEqual([
      'Kopfumfang muss kleiner sein als Brustumfang.',
    ]);
    // A single measurement is only validated by its bounds.
    expect(said({ shoulderToTail: undefined, shoulderToHips: 41 })).toEqual([]);
  });

  it('[CFG-BUILTIN-11] A text explains that 2 cm are added to shoulder to tail', () => {
    expect(field('shoulderToTail').additionalOptions.hint).toMatch(/\+2 cm/);
  });

  it('[CFG-BUILTIN-12] The measurements require the confirmation that the measuring video was followed', () => {
    const isMissing = (changes: Record<string, unknown>): boolean =>
      issuesOf(evaluated(choose(changes))).some(({ fieldName }) => fieldName === 'measurementsConfirmed');
    expect(isMissing({})).toBe(true);
    expect(isMissing({ measurementsConfirmed: true })).toBe(false);
  });

  it('[CFG-BUILTIN-13] Measurements are stored in the values', () => {
    expect(choose({ chestCircumference: '62,5' })).toMatchObject({ chestCircumference: 62.5 });
  });
});
