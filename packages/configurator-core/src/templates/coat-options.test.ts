import { describe, expect, it } from 'vitest';
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
import { aConfigurator } from '../testing/a-configurator.ts';
import { dogCoatTemplate } from './index.ts';

const coat = aConfigurator(dogCoatTemplate);
const basePriceCents = 9900;
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

describe('cuffs', () => {
  it('[CFG-BUILTIN-02][DATA-19] The step of the cuffs asks for one required colour for all cuffs', () => {
    expect(field('selectedColor')).toMatchObject({ type: 'color', isRequired: true });
  });

  it('[CFG-BUILTIN-03] The cuffs have ten colours, each with its own colour value', () => {
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

describe('lining', () => {
  it('[CFG-BUILTIN-15][DATA-21] The lining is none, back only or complete', () => {
    expect(field('type').options.map(({ value }) => value)).toEqual(['none', 'back-only', 'complete']);
  });

  it('[CFG-BUILTIN-16] The lining shows the colour only once it is chosen', () => {
    expect(isShown('color', {})).toBe(false);
    expect(isShown('color', { type: 'none' })).toBe(false);
    expect(isShown('color', { type: 'back-only' })).toBe(true);
    expect(isShown('color', { type: 'complete' })).toBe(true);
  });

  it('[CFG-BUILTIN-16] The lining requires the colour only while it is chosen', () => {
    const isMissing = (changes: Record<string, unknown>) =>
      issuesOf(evaluated(choose(changes))).some(({ fieldName }) => fieldName === 'color');
    expect(isMissing({ type: 'none' })).toBe(false);
    expect(isMissing({ type: 'complete' })).toBe(true);
    expect(isMissing({ type: 'complete', color: 'beige' })).toBe(false);
  });

  it('[CFG-BUILTIN-17] The lining has exactly four colours', () => {
    expect(field('color').options.map(({ label, colorValue }) => [label, colorValue])).toEqual([
      ['Schwarz', '#000000'],
      ['Grau', '#888888'],
      ['Braun', '#8B4513'],
      ['Beige', '#F5F5DC'],
    ]);
  });

  it('[CFG-PRICE-10] A lining of the back only adds 8 EUR', () => {
    expect(surcharge({ type: 'back-only' })).toBe(800);
  });

  it('[CFG-PRICE-11] A complete lining adds 15 EUR', () => {
    expect(surcharge({ type: 'complete' })).toBe(1500);
    expect(field('type').options.map((option) => optionLabel(option))[2]).toBe('Komplett (+15,00\u00a0€)');
  });
});

describe('zipper and extras', () => {
  it('[CFG-BUILTIN-18][CFG-BUILTIN-19][CFG-BUILTIN-20][DATA-22][DATA-23] The defaults are no second zipper, no stitching and no print', () => {
    expect(initialValues(coat)).toEqual({ hasSecondZipper: 'no', reflectiveStitching: 'no', printOption: 'none' });
    expect(priceOf(evaluated(initialValues(coat))).totalCents).toBe(basePriceCents);
  });

  it('[CFG-PRICE-12] A second zipper adds 12 EUR', () => {
    expect(surcharge({ hasSecondZipper: 'yes' })).toBe(1200);
  });

  it('[CFG-PRICE-13] Reflective stitching adds 15 EUR', () => {
    expect(surcharge({ reflectiveStitching: 'yes' })).toBe(1500);
  });

  it('[CFG-PRICE-14] A one-sided print adds 10 EUR', () => {
    expect(surcharge({ printOption: 'one-sided' })).toBe(1000);
  });

  it('[CFG-PRICE-15] A two-sided print adds 18 EUR', () => {
    expect(surcharge({ printOption: 'two-sided' })).toBe(1800);
  });

  it('[CFG-BUILTIN-21][CFG-BUILTIN-22] Print colour and text are shown only while a print is chosen', () => {
    for (const name of ['printColor', 'printText']) {
      expect(isShown(name, {})).toBe(false);
      expect(isShown(name, { printOption: 'one-sided' })).toBe(true);
      expect(isShown(name, { printOption: 'two-sided' })).toBe(true);
    }
  });

  it('[CFG-BUILTIN-21][CFG-BUILTIN-22] Print colour and the text of each side are required only while they are shown', () => {
    const missing = (changes: Record<string, unknown>) =>
      issuesOf(evaluated(choose(changes)))
        .filter(({ code }) => code === 'required')
        .map(({ fieldName }) => fieldName)
        .filter((name) => name.startsWith('print'));
    expect(missing({ printOption: 'none' })).toEqual([]);
    expect(missing({ printOption: 'one-sided' })).toEqual(['printColor', 'printText']);
    expect(missing({ printOption: 'two-sided' })).toEqual(['printColor', 'printText', 'printTextSecondSide']);
    expect(missing({ printOption: 'one-sided', printColor: 'white', printText: 'BELLA' })).toEqual([]);
  });

  it('The text of the second side is asked for only for a two-sided print', () => {
    expect(isShown('printTextSecondSide', { printOption: 'one-sided' })).toBe(false);
    expect(isShown('printTextSecondSide', { printOption: 'two-sided' })).toBe(true);
  });

  it('[CFG-BUILTIN-23] The print has eight colours', () => {
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

  it('[CFG-BUILTIN-24] A hint shows five characters per side', () => {
    for (const name of ['printText', 'printTextSecondSide']) {
      expect(field(name).additionalOptions.hint).toBe('Maximal 5 Zeichen pro Seite');
    }
  });

  it('[CFG-BUILTIN-25] The print text is truncated to five characters without an issue', () => {
    const values = choose({ printOption: 'two-sided', printText: 'BELLADONNA', printTextSecondSide: '123456' });
    expect(values).toMatchObject({ printText: 'BELLA', printTextSecondSide: '12345' });
    expect(issuesOf(evaluated(values)).map(({ fieldName }) => fieldName)).not.toContain('printText');
  });
});
