import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, initialTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { evaluate, issuesOf, valuesOf } from '../index.ts';
import { type ConfiguratorContext, type ConfiguratorEvent, createConfiguratorMachine } from '../machine/index.ts';
import { aConfigurator } from './a-configurator.ts';
import { eventsArbitrary, templateArbitrary } from './arbitraries/index.ts';
import { brokenTemplates } from './example-templates/broken-templates.ts';
import { oracleEvaluate } from './oracle/oracle-evaluate.ts';
import { propertyRuns } from './property-runs.ts';
import { runEvents } from './run-walk.ts';
import { wireTemplate } from './wire-template.ts';

const basePriceCents = 9900;
vi.setConfig({ testTimeout: 60_000 });

describe('random walks', () => {
  it('Random walks leave the machine in a visible step, with the same evaluation as the oracle', () => {
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
      propertyRuns(),
    );
  });

  it('Random walks cannot be finished from a dead end', () => {
    const configurator = aConfigurator(brokenTemplates['a required field whose options all vanish'].template);
    const choose = (fieldName: string, value: string) => ({ type: 'field.change', fieldName, value }) as const;
    const events = [choose('size', 's'), choose('zipper', 'short'), { type: 'submit' } as const];
    expect(runEvents(configurator, events, basePriceCents).showsIssues).toBe(true);
  });
});

describe('the graph of the machine', () => {
  const template = wireTemplate([
    {
      fields: [
        { name: 'size', is_required: true, options: [{ value: 's' }, { value: 'm', additional_price: 4 }] },
        {
          name: 'belt',
          field_type: 'checkbox',
          conditional_display: { field: 'size', operator: 'equals', value: 'm' },
        },
      ],
    },
    {
      conditional_display: { field: 'belt', operator: 'equals', value: true },
      fields: [{ name: 'buckle', is_required: true, options: [{ value: 'steel' }] }],
    },
  ]);
  const configurator = aConfigurator(template);
  const change = (fieldName: string, value: unknown): ConfiguratorEvent => ({ type: 'field.change', fieldName, value });
  const events: readonly ConfiguratorEvent[] = [
    change('size', 's'),
    change('size', 'm'),
    change('belt', true),
    change('buckle', 'steel'),
    change('size', undefined),
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'submit' },
    { type: 'reset' },
  ];
  const machine = createConfiguratorMachine(configurator);
  const [start] = initialTransition(machine, { basePriceCents, initialValues: {} });
  const logic: AnyActorLogic = machine;
  const contexts = getShortestPaths(logic, {
    events: [...events],
    fromState: start,
    limit: 5000,
    // The counter of refused attempts is unbounded.
    serializeState: ({ value, context }) => JSON.stringify([value, { ...context, failedAttempts: 0 }]),
  }).map(({ state }): ConfiguratorContext => state.context);
  it('The graph of the machine reaches every section, every option and both outcomes of every rule', () => {
    const said = contexts.map((context) => oracleEvaluate(template, valuesOf(context.evaluation), basePriceCents));
    const sections = new Set(said.flatMap(({ visibleSectionIds }) => visibleSectionIds));
    expect(sections).toEqual(new Set(template.sections.map(({ id }) => id)));
    expect(said.some(({ visibleSectionIds }) => visibleSectionIds.length === 1)).toBe(true);
    const chosen = new Set(said.flatMap(({ countedValues }) => Object.entries(countedValues).map(String)));
    expect(chosen).toEqual(new Set(['size,s', 'size,m', 'belt,true', 'buckle,steel']));
    expect(new Set(contexts.map(({ stepIndex }) => stepIndex))).toEqual(new Set([0, 1]));
  });

  it('The graph of the machine is in a visible step in every state', () => {
    for (const context of contexts) {
      const { visibleSectionIds } = oracleEvaluate(template, valuesOf(context.evaluation), basePriceCents);
      expect(context.stepIndex).toBeLessThan(visibleSectionIds.length);
    }
  });
});
