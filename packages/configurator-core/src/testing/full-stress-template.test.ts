import { describe, expect, it } from 'vitest';
import { analyseTemplate } from '../analysis/index.ts';
import { evaluate, loadConfigurator, runScenario, update } from '../index.ts';
import { fullStressTemplate } from './full-stress-template.ts';
import { oracleEvaluate } from './index.ts';

describe('the template of 500 fields that uses everything', () => {
  const loaded = loadConfigurator(fullStressTemplate(500));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const configurator = loaded.value;

  it('The template of 500 fields has a table of 100 × 100 cells and scenarios that pass', () => {
    expect(configurator.fields.size).toBe(500);
    const [first] = configurator.template.priceRules;
    expect(first?.amount).toMatchObject({ table: { cells: expect.objectContaining({ length: 100 }) } });
    const runs = configurator.template.scenarios.map((scenario) => runScenario(configurator, scenario).differences);
    expect(runs).toEqual([[], [], [], [], []]);
  });

  it('The template of 500 fields gives the same result by update, by full evaluation and by the oracle', () => {
    const values = {
      material0: 'option-2',
      width0: 120,
      height0: 95,
      text2: 'Fell und Wolle',
      width1: 80,
      height1: 60,
    };
    const start = evaluate(configurator, {});
    const updated = Object.entries(values).reduce((last, [name, value]) => update(last, name, value), start);
    expect(updated.totalCents).toBe(evaluate(configurator, values).totalCents);
    expect(updated.totalCents).toBe(oracleEvaluate(fullStressTemplate(500), values, 9900).totalCents);
  });

  it('The template of 500 fields has no findings', () => {
    expect(analyseTemplate(configurator.template).findings).toEqual([]);
  });
});
