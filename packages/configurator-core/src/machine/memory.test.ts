import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { restoreValues } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { after, change, coat, machine, next } from '../testing/fixtures/machine-coat.ts';
import { sessionArbitrary, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  createConfiguratorMachine,
  evaluationOf,
  selectStepIndex,
  selectTotalCents,
  selectValues,
  startConfigurator,
} from './index.ts';

describe('memory', () => {
  it('is plain JSON', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const drawn = createConfiguratorMachine(aConfigurator(template));
        let [snapshot] = initialTransition(drawn, { initialValues: values });
        for (const { fieldName, raw } of changes) [snapshot] = transition(drawn, snapshot, change(fieldName, raw));
        expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
      }),
      propertyRuns(),
    );
  });

  it('[CFG-FLOW-14] restores from a stored snapshot without loss and goes on from there', () => {
    const actor = startConfigurator({ configurator: coat, basePriceCents: 5000 });
    for (const event of [change('weight', 8), change('print', 'one'), next]) actor.send(event);
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const restored = createActor(machine, { snapshot: stored, input: {} }).start();
    expect(restored.getSnapshot().context).toEqual(actor.getSnapshot().context);
    expect(selectStepIndex(restored.getSnapshot())).toBe(1);
    restored.send(change('text', 'BELLA'));
    expect(selectValues(restored.getSnapshot())).toEqual({ weight: 8, print: 'one', text: 'BELLA' });
    expect(selectTotalCents(restored.getSnapshot())).toBe(6000);
  });

  it('keeps every field of a long template, wherever it stands', () => {
    const names = Array.from({ length: 70 }, (_, place) => `field${place}`);
    const long = createConfiguratorMachine(aConfigurator(wireTemplate([{ fields: names.map((name) => ({ name })) }])));
    const actor = createActor(long, { input: {} }).start();
    for (const name of names) actor.send(change(name, name));
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const restored = createActor(long, { snapshot: stored, input: {} }).start();
    expect(selectValues(restored.getSnapshot())).toEqual(Object.fromEntries(names.map((name) => [name, name])));
    expect(restored.getSnapshot().context.values.flat()).toEqual(names);
  });

  it('of another version of the template is read as far as it fits', () => {
    const actor = startConfigurator({ configurator: coat });
    actor.send(change('weight', 8));
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const smaller = aConfigurator(
      wireTemplate([{ fields: [{ name: 'new' }, { name: 'weight', field_type: 'number' }] }]),
    );
    const restored = createActor(createConfiguratorMachine(smaller), { snapshot: stored, input: {} }).start();
    expect(selectValues(restored.getSnapshot())).toEqual({ weight: 8 });
    restored.send(change('new', 'x'));
    expect(restored.getSnapshot().context).toMatchObject({ fieldNames: [['new', 'weight']], values: [['x', 8]] });
  });

  it('[CFG-FLOW-14] starts from stored values and the step, and reports what no longer fits', () => {
    const actor = startConfigurator({
      configurator: coat,
      initialValues: { weight: 8, gone: 1, print: 'both' },
      stepIndex: 1,
    });
    expect(selectValues(actor.getSnapshot())).toEqual({ weight: 8 });
    expect(selectStepIndex(actor.getSnapshot())).toBe(1);
    expect(actor.getSnapshot().context.dropped).toEqual([
      { fieldName: 'gone', reason: 'unknown_field' },
      { fieldName: 'print', reason: 'does_not_fit' },
    ]);
  });

  it('takes any values in restore without throwing, and lands where the template allows', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.jsonValue(), ({ template, values }, other) => {
        const configurator = aConfigurator(template);
        const actor = startConfigurator({ configurator });
        for (const stored of [values, other, [other], { ...values, x: other }]) {
          actor.send({ type: 'restore', values: stored });
          const held = selectValues(actor.getSnapshot());
          expect(held).toEqual(restoreValues(configurator, stored).values);
          expect(restoreValues(configurator, held)).toEqual({ values: held, dropped: [] });
        }
      }),
      propertyRuns(),
    );
  });

  it('is empty again after reset', () => {
    expect(after(change('weight', 8), next, { type: 'reset' }).context).toEqual(after().context);
  });

  it('is worked out anew for a context that was made long ago', () => {
    const old = after(change('weight', 8));
    const evaluation = evaluationOf(old);
    for (let index = 0; index < 100; index += 1) after(change('weight', index));
    expect(evaluationOf(old)).not.toBe(evaluation);
    expect(selectValues(old)).toEqual({ weight: 8, print: 'none' });
    expect(selectValues(transition(machine, old, change('note', 'x'))[0])).toEqual({
      weight: 8,
      print: 'none',
      note: 'x',
    });
  });
});
