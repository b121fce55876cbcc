import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { evaluate, issuesOf } from '../index.ts';
import { aConfigurator } from './a-configurator.ts';
import { eventsArbitrary, templateArbitrary } from './arbitraries/index.ts';
import { brokenTemplates } from './example-templates/broken-templates.ts';
import { oracleEvaluate } from './oracle/oracle-evaluate.ts';
import { runEvents } from './run-walk.ts';

const basePriceCents = 9900;
vi.setConfig({ testTimeout: 60_000 });

describe('random walks', () => {
  it('leave the machine in a step that shows, with values the oracle judges alike', () => {
    const walks = templateArbitrary().chain((template) => fc.tuple(fc.constant(template), eventsArbitrary(template)));
    fc.assert(
      fc.property(walks, ([template, events]) => {
        const configurator = aConfigurator(template);
        const { values, stepIndex } = runEvents(configurator, events, basePriceCents);
        const said = oracleEvaluate(template, values, basePriceCents);
        const names = issuesOf(evaluate(configurator, values, { basePriceCents })).map(({ fieldName }) => fieldName);
        expect(new Set(names)).toEqual(new Set(said.brokenRules.map(({ fieldName }) => fieldName)));
        expect(stepIndex).toBeGreaterThanOrEqual(0);
        expect(stepIndex).toBeLessThan(Math.max(1, said.visibleSectionIds.length));
      }),
      { numRuns: 300 },
    );
  });

  it('cannot be finished from a dead end', () => {
    const configurator = aConfigurator(brokenTemplates['a required field whose options all vanish'].template);
    const choose = (fieldName: string, value: string) => ({ type: 'field.change', fieldName, value }) as const;
    const events = [choose('size', 's'), choose('zipper', 'short'), { type: 'submit' } as const];
    expect(runEvents(configurator, events, basePriceCents).showsIssues).toBe(true);
  });
});
