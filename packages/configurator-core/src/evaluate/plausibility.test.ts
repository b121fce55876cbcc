import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import {
  deleteField,
  diffTemplates,
  evaluate,
  fieldState,
  fillText,
  formatIssue,
  issuesOf,
  plausibilityChecksOf,
  plausibilityOf,
  readConfiguratorSettings,
  renameField,
  serializeTemplate,
  toConfiguratorSettings,
  update,
  type Values,
  valuesOf,
} from '../index.ts';
import { type ConfiguratorEvent, createConfiguratorMachine, selectIssues, selectValues } from '../machine/index.ts';
import { dogCoatTemplate } from '../templates/index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { wireTemplate } from '../testing/wire-template.ts';

const weight = { name: 'weight', label: 'Gewicht', field_type: 'number', additional_options: { unit: 'kg' } } as const;
const chest = { name: 'chest', label: 'Brust', field_type: 'number' } as const;
const perKg = {
  name: 'perKg',
  field_type: 'computed',
  computed: { result: 'number', logic: { '/': [{ var: 'chest' }, { var: 'weight' }] } },
} as const;
const confirmable = [{ value: 'confirmed', label: 'Stimmt so' }];
const unusual = {
  name: 'unusual',
  label: 'Ungewöhnliche Brust',
  field_type: 'checkbox',
  is_required: true,
  additional_options: { plausibility: 'Ungewöhnlich für {weight}. Bitte noch einmal messen.' },
  options: confirmable,
  conditional_display: { field: 'perKg', operator: 'greater_than', value: 10 },
} as const;
const wire = wireTemplate([{ id: 'dog', fields: [weight, chest, perKg, unusual] }]);
const template = aTemplate(wire);
const configurator = aConfigurator(wire);
const machine = createConfiguratorMachine(configurator);
const change = (fieldName: string, value: unknown): ConfiguratorEvent => ({ type: 'field.change', fieldName, value });
const after = (...events: readonly ConfiguratorEvent[]) =>
  events.reduce((snapshot, event) => transition(machine, snapshot, event)[0], initialTransition(machine, {})[0]);
const small = [change('weight', 3), change('chest', 60)];

describe('a plausibility check', () => {
  it('A plausibility check asks while its condition holds, and is confirmed by its option', () => {
    expect(issuesOf(evaluate(configurator, { weight: 10, chest: 60 }))).toEqual([]);
    const asking = evaluate(configurator, { weight: 3, chest: 60 });
    expect(issuesOf(asking)).toEqual([{ code: 'unconfirmed', fieldName: 'unusual' }]);
    expect(issuesOf(asking).map((issue) => formatIssue(issue, configurator))).toEqual([
      'Ungewöhnliche Brust muss geprüft und bestätigt werden.',
    ]);
    expect(fillText(asking, plausibilityOf(aFieldOf('unusual')))).toBe(
      'Ungewöhnlich für 3\u00a0kg. Bitte noch einmal messen.',
    );
    expect(issuesOf(update(asking, 'unusual', ['confirmed']))).toEqual([]);
  });

  it('A plausibility check without the required mark only informs', () => {
    const informing = aConfigurator(
      wireTemplate([{ fields: [weight, chest, perKg, { ...unusual, is_required: false }] }]),
    );
    const evaluation = evaluate(informing, { weight: 3, chest: 60 });
    expect(fieldState(evaluation, 'unusual')?.isVisible).toBe(true);
    expect(issuesOf(evaluation)).toEqual([]);
  });

  it('The sentence of a plausibility check has no effect on other field types', () => {
    expect(plausibilityOf({ ...aFieldOf('unusual'), type: 'radio' })).toBeNull();
    expect(plausibilityOf({ ...aFieldOf('unusual'), additionalOptions: { plausibility: ' ' } })).toBeNull();
  });

  it('The fields of a plausibility check include the inputs of the computed values that it reads', () => {
    expect(
      ['weight', 'chest', 'perKg', 'unusual', 'gone'].map((name) => plausibilityChecksOf(configurator, name)),
    ).toEqual([['unusual'], ['unusual'], ['unusual'], [], []]);
  });

  it('A confirmation is part of the settings, as the text of its option', () => {
    const settings = toConfiguratorSettings(configurator, { weight: 3, chest: 60, unusual: ['confirmed'] });
    const read = readConfiguratorSettings(settings);
    expect(read.ok && read.value[0]?.fields.at(-1)).toMatchObject({
      label: 'Ungewöhnliche Brust',
      displayValue: 'Stimmt so',
    });
  });
});

describe('a confirmed value that changes', () => {
  it('A changed value is asked about again, and undo restores value and confirmation', () => {
    const confirmed = after(...small, change('unusual', ['confirmed']));
    expect(selectIssues(confirmed)).toEqual([]);
    const changed = transition(machine, confirmed, change('chest', 61))[0];
    expect(selectIssues(changed)).toEqual([{ code: 'unconfirmed', fieldName: 'unusual' }]);
    expect(changed.context.notice).toBeNull();
    const undone = transition(machine, changed, { type: 'change.undo' })[0];
    expect(selectValues(undone)).toEqual(selectValues(confirmed));
  });

  it('The same value entered again keeps the confirmation', () => {
    const confirmed = after(...small, change('unusual', ['confirmed']));
    expect(selectValues(transition(machine, confirmed, change('chest', '60'))[0])).toEqual(selectValues(confirmed));
  });

  it('A confirmation never outlasts a change of the values that it confirms', () => {
    const events = fc.array(
      fc.oneof(
        fc.tuple(fc.constantFrom('weight', 'chest'), fc.integer({ min: 1, max: 80 })),
        fc.constant(['unusual', ['confirmed']] as const),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(events, (drawn) => {
        let confirmedFor: string | null = null;
        let snapshot = initialTransition(machine, {})[0];
        for (const [name, value] of drawn) {
          snapshot = transition(machine, snapshot, change(name, value))[0];
          const { weight: kg, chest: cm, unusual: answer } = selectValues(snapshot);
          const values = JSON.stringify([kg, cm]);
          if (name === 'unusual') confirmedFor = values;
          if (answer !== undefined) expect(confirmedFor).toBe(values);
        }
      }),
      propertyRuns(),
    );
  });
});

describe('edits of a plausibility check', () => {
  const sentence = (edited: typeof template) =>
    edited.sections[0]?.groups[0]?.fields.map((field) => plausibilityOf(field)).find((text) => text !== null);

  it('A renamed field is renamed in the sentence, and back', () => {
    const renamed = renameField(template, 'weight', 'kg');
    if (!renamed.ok) throw new Error('refused');
    expect(sentence(renamed.value.template)).toBe('Ungewöhnlich für {kg}. Bitte noch einmal messen.');
    const back = renameField(renamed.value.template, 'kg', 'weight');
    expect(back.ok && back.value.template).toEqual(template);
  });

  it('A deleted field takes the plausibility checks with it that ask about it', () => {
    const deleted = deleteField(template, 'chest', { dropRules: true });
    expect(deleted.ok && deleted.value.template.sections[0]?.groups[0]?.fields.map(({ name }) => name)).toEqual([
      'weight',
    ]);
  });

  it('A changed sentence is listed as a difference and survives a round trip', () => {
    const changed = aTemplate(
      wireTemplate([
        {
          id: 'dog',
          fields: [weight, chest, perKg, { ...unusual, additional_options: { plausibility: 'Wirklich?' } }],
        },
      ]),
    );
    const { changes } = diffTemplates(template, changed);
    expect(changes).toMatchObject([{ code: 'field_changed', fieldName: 'unusual' }]);
    expect(sentence(aTemplate(JSON.parse(JSON.stringify(serializeTemplate(changed)))))).toBe('Wirklich?');
  });
});

describe('the measurements of the built-in coat', () => {
  const coat = aConfigurator(dogCoatTemplate);
  const asked = (values: Values) =>
    issuesOf(evaluate(coat, values))
      .filter(({ code }) => code === 'unconfirmed')
      .map(({ fieldName }) => fieldName);
  const dog = (kg: number, back: number, girth: number, waist: number, head: number, nape: number): Values => ({
    weight: kg,
    shoulderToTail: back,
    chestCircumference: girth,
    waistCircumference: waist,
    headCircumference: head,
    collarLength: nape,
  });

  it('Measurements of an impossible dog are asked about', () => {
    expect(asked(dog(3, 110, 60, 95, 32, 10))).toEqual(['unusualBack', 'unusualChest', 'unusualWaist']);
    expect(asked(dog(30, 62, 25, 24, 24, 20))).toEqual(['unusualChest']);
    expect(asked(dog(30, 62, 72, 60, 40, 45))).toEqual(['unusualCollar']);
  });

  it.each([
    ['a small terrier', dog(2.5, 29, 32, 26, 22, 7)],
    ['a pug', dog(8, 30, 54, 46, 40, 8)],
    ['a dachshund', dog(9, 43, 48, 40, 32, 10)],
    ['a French bulldog', dog(13, 35, 64, 50, 46, 9)],
    ['a greyhound', dog(30, 72, 78, 50, 38, 30)],
    ['a retriever', dog(32, 66, 80, 66, 46, 18)],
    ['a Great Dane', dog(65, 84, 95, 70, 58, 32)],
    ['an empty form', {}],
    ['a chest without a waist', { weight: 9, chestCircumference: 48 }],
    ['a nape without a head', { weight: 9, collarLength: 10 }],
  ])('Measurements of %s are not asked about', (_, values) => {
    expect(asked(values)).toEqual([]);
  });

  it('An update gives the same checks as a new evaluation', () => {
    const names = ['weight', 'shoulderToTail', 'chestCircumference', 'waistCircumference', 'headCircumference'];
    const step = fc.tuple(fc.constantFrom(...names, 'collarLength'), fc.option(fc.integer({ min: 1, max: 120 })));
    const confirmation = fc.tuple(fc.constantFrom('unusualBack', 'unusualWaist'), fc.constant(['confirmed']));
    fc.assert(
      fc.property(fc.array(fc.oneof(step, confirmation), { maxLength: 15 }), (steps) => {
        const changed = steps.reduce(
          (evaluation, [name, value]) => update(evaluation, name, value),
          evaluate(coat, {}),
        );
        expect(issuesOf(changed)).toEqual(issuesOf(evaluate(coat, valuesOf(changed))));
      }),
      propertyRuns(),
    );
  });
});

function aFieldOf(name: string) {
  const field = configurator.fields.get(name);
  if (!field) throw new Error(name);
  return field;
}
