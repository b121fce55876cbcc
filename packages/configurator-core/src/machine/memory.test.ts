import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { restoreValues } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { after, change, coat, machine, next } from '../testing/fixtures/machine-coat.ts';
import { oldPersistedSnapshot } from '../testing/fixtures/persisted-snapshot.ts';
import { hostileJsonArbitrary, sessionArbitrary, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  type ConfiguratorActor,
  type ConfiguratorInput,
  createConfiguratorMachine,
  persistSnapshot,
  restoreSnapshot,
  selectPrice,
  selectValues,
} from './index.ts';

const start = (input: ConfiguratorInput = {}) => createActor(machine, { input }).start();

/** Returns a snapshot after a round trip through JSON. */
const stored = (actor: ConfiguratorActor) => JSON.parse(JSON.stringify(persistSnapshot(actor.getSnapshot())));

/** Continues from a stored snapshot. */
const restore = (json: unknown, configurator = coat, logic = createConfiguratorMachine(configurator)) =>
  createActor(logic, { snapshot: restoreSnapshot(configurator, json), input: {} }).start();

describe('a persisted snapshot', () => {
  it('A persisted snapshot stores every value under its field name', () => {
    const actor = start({ basePriceCents: 5000 });
    actor.send(change('weight', 8));
    expect(stored(actor).context.evaluation).toEqual({
      values: { weight: 8, print: 'none' },
      basePriceCents: 5000,
      totalCents: 5000,
      issueCount: 0,
    });
  });

  it('[CFG-FLOW-14] A persisted snapshot restores without loss and continues from there', () => {
    const actor = start({ basePriceCents: 5000 });
    for (const event of [change('weight', 8), change('print', 'one'), next, next]) actor.send(event);
    const restored = restore(stored(actor));
    expect(restored.getSnapshot().context).toEqual(actor.getSnapshot().context);
    expect(restored.getSnapshot().context.stepIndex).toBe(1);
    restored.send(change('text', 'BELLA'));
    expect(selectValues(restored.getSnapshot())).toEqual({ weight: 8, print: 'one', text: 'BELLA' });
    expect(selectPrice(restored.getSnapshot()).totalCents).toBe(6000);
  });

  it('A persisted snapshot restores the context of any session', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const drawn = aConfigurator(template);
        const actor = createActor(createConfiguratorMachine(drawn), { input: { initialValues: values } }).start();
        for (const { fieldName, raw } of changes) actor.send(change(fieldName, raw));
        const { context } = restore(stored(actor), drawn).getSnapshot();
        expect(JSON.stringify(context)).toBe(JSON.stringify(actor.getSnapshot().context));
      }),
      propertyRuns(),
    );
  });

  it('A snapshot without values starts with the defaults of the template', () => {
    const fresh = selectValues(start().getSnapshot());
    expect(fresh).toEqual({ print: 'none' });
    for (const json of [{}, { context: {} }, { context: { evaluation: {} } }, null])
      expect(selectValues(restore(json).getSnapshot())).toEqual(fresh);
    expect(selectValues(restore({ context: { evaluation: { values: {} } } }).getSnapshot())).toEqual({});
  });

  it('A snapshot of a rejected and of a completed submit restores its state', () => {
    const complete = [change('weight', 8), { type: 'submit' } as const];
    for (const [events, value] of [
      [[{ type: 'submit' } as const], 'correcting'] as const,
      [complete, 'completed'] as const,
    ]) {
      const actor = start();
      for (const event of events) actor.send(event);
      expect(restore(stored(actor)).getSnapshot().value).toBe(value);
    }
  });

  it('A persisted snapshot keeps every field of a long template', () => {
    const names = Array.from({ length: 70 }, (_, place) => `field${place}`);
    const long = aConfigurator(wireTemplate([{ fields: names.map((name) => ({ name })) }]));
    const actor = createActor(createConfiguratorMachine(long), { input: {} }).start();
    for (const name of names) actor.send(change(name, name));
    const restored = restore(stored(actor), long);
    expect(selectValues(restored.getSnapshot())).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  });

  it('A persisted snapshot restores without loss from a structured clone', () => {
    const actor = start({ basePriceCents: 5000, unavailable: [{ material: 'leather', reason: 'Ausverkauft' }] });
    for (const event of [change('weight', 8), change('print', 'one'), next, change('print', 'none')]) actor.send(event);
    const clone = structuredClone(persistSnapshot(actor.getSnapshot()));
    expect(stored(restore(clone))).toEqual(stored(actor));
  });

  it.each<[string, (actor: ConfiguratorActor) => unknown]>([
    ['as JSON', stored],
    ['as a structured clone', (actor) => structuredClone(persistSnapshot(actor.getSnapshot()))],
    ['as persisted', (actor) => persistSnapshot(actor.getSnapshot())],
    ['of the running machine', (actor) => actor.getSnapshot()],
  ])('A snapshot of another template version restores the valid values and reports the others: %s', (_form, read) => {
    const actor = start({ basePriceCents: 5000, initialValues: { gone: 1, wash: true } });
    for (const event of [change('weight', 8), change('wash', '30°'), change('note', 'x')]) actor.send(event);
    const number = (name: string) => ({ name, field_type: 'number' }) as const;
    const smaller = aConfigurator(wireTemplate([{ fields: [{ name: 'new' }, number('weight'), number('note')] }]));
    const restored = restore(read(actor), smaller);
    expect(restored.getSnapshot().context.dropped).toEqual([
      { fieldName: 'gone', reason: 'unknown_field' },
      { fieldName: 'wash', reason: 'unknown_field' },
      { fieldName: 'note', reason: 'does_not_fit' },
    ]);
    restored.send(change('new', 'x'));
    expect(selectPrice(restored.getSnapshot()).totalCents).toBe(5000);
    expect(selectValues(restored.getSnapshot())).toEqual({ new: 'x', weight: 8 });
    expect(restored.getSnapshot().context.visitedSections).toHaveLength(1);
  });

  it('A snapshot of the format before November 2026 restores values, step, notice, undo and issues', () => {
    const restored = restore(oldPersistedSnapshot);
    const { value, context } = restored.getSnapshot();
    expect(value).toBe('correcting');
    expect(selectValues(restored.getSnapshot())).toEqual({ weight: 8, print: 'none', text: 'BELLA', font: 'Serif' });
    expect(context).toMatchObject({
      stepIndex: 1,
      visitedSections: ['dog', 'print', 'care'],
      notice: { changes: [], droppedFields: ['text', 'font'] },
      undo: [{ fieldName: 'print', value: 'one' }],
      dropped: [{ fieldName: 'gone', reason: 'unknown_field' }],
    });
    expect(context.evaluation.basePriceCents).toBe(5000);
    restored.send({ type: 'change.undo' });
    expect(selectValues(restored.getSnapshot())).toMatchObject({ print: 'one', text: 'BELLA' });
  });

  it('A snapshot of any shape is restored by a machine with implementations of the host too', () => {
    const refused: string[] = [];
    const provided = machine
      .provide({ actions: { emitRefused: () => void refused.push('first') } })
      .provide({ actions: { emitRefused: () => void refused.push('second') } });
    for (const json of [oldPersistedSnapshot, { status: 'active', value: 7, context: { stepIndex: 'x' } }]) {
      const restored = restore(json, coat, provided);
      restored.send(change('weight', undefined));
      restored.send({ type: 'submit' });
      expect(restored.getSnapshot().value).toBe('correcting');
    }
    expect(refused).toEqual(['second', 'second']);
  });

  it.each([7, 'completed', true, []])('A snapshot that is not an object starts with the defaults: %j', (json) => {
    const restored = restore(json);
    expect(restored.getSnapshot().value).toBe('editing');
    restored.send(change('weight', 8));
    expect(selectValues(restored.getSnapshot())).toMatchObject({ weight: 8 });
  });

  it('A snapshot of arbitrary JSON never throws, and is a state that the template allows', () => {
    const keys = [
      'evaluation',
      'stepIndex',
      'visitedSections',
      'attemptedSections',
      'failedAttempts',
      'notice',
      'undo',
    ];
    const part = hostileJsonArbitrary(
      'changes',
      'droppedFields',
      'fieldName',
      'material',
      'reason',
      'unavailable',
      'values',
    );
    const context = fc.oneof(
      part,
      fc.dictionary(fc.constantFrom(...keys, 'dropped', 'fieldNames', 'values', 'visited'), part),
    );
    fc.assert(
      fc.property(context, hostileJsonArbitrary(), (drawnContext, value) => {
        const json = JSON.parse(JSON.stringify({ status: 'active', value, context: drawnContext }));
        const actor = restore(json);
        const { evaluation, stepIndex } = actor.getSnapshot().context;
        expect(stepIndex).toBeLessThan(evaluation.steps.length);
        expect(restoreValues(coat, selectValues(actor.getSnapshot())).dropped).toEqual([]);
        actor.send({ type: 'change.undo' });
        actor.send(change('weight', 8));
        expect(selectValues(actor.getSnapshot())).toMatchObject({ weight: 8 });
      }),
      propertyRuns(),
    );
  });
});

describe('stored values', () => {
  it('[CFG-FLOW-14] Stored values start a configuration at a step, and invalid ones are reported', () => {
    const { context } = start({ initialValues: { weight: 8, gone: 1, print: 'both' }, stepIndex: 1 }).getSnapshot();
    expect(selectValues(start({ initialValues: { weight: 8, gone: 1 } }).getSnapshot())).toEqual({ weight: 8 });
    expect(context.stepIndex).toBe(1);
    expect(context.dropped).toEqual([
      { fieldName: 'gone', reason: 'unknown_field' },
      { fieldName: 'print', reason: 'does_not_fit' },
    ]);
  });

  it('Stored values of any shape are restored without throwing', () => {
    fc.assert(
      fc.property(sessionArbitrary(), hostileJsonArbitrary(), ({ template, values }, other) => {
        const configurator = aConfigurator(template);
        const actor = createActor(createConfiguratorMachine(configurator), { input: {} }).start();
        for (const json of [values, other, [other], { ...values, x: other }]) {
          actor.send({ type: 'restore', values: json });
          const held = selectValues(actor.getSnapshot());
          expect(held).toEqual(restoreValues(configurator, json).values);
          expect(restoreValues(configurator, held)).toEqual({ values: held, dropped: [] });
        }
      }),
      propertyRuns(),
    );
  });

  it('Stored values are removed by a reset', () => {
    expect(after(change('weight', 8), next, { type: 'reset' }).context).toEqual(after().context);
  });
});

describe('an old snapshot', () => {
  it('An old snapshot keeps its values after any number of later changes', () => {
    const old = after(change('weight', 8));
    for (let index = 0; index < 100; index += 1) after(change('weight', index));
    expect(selectValues(old)).toEqual({ weight: 8, print: 'none' });
    expect(selectValues(transition(machine, old, change('note', 'x'))[0])).toMatchObject({ weight: 8, note: 'x' });
    expect(initialTransition(machine, {})[0].context.evaluation.totalCents).toBe(9900);
  });
});
