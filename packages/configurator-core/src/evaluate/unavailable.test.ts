import { describe, expect, it } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { analyseTemplate } from '../analysis/index.ts';
import {
  diffTemplates,
  englishMessages,
  evaluate,
  fieldState,
  formatIssue,
  issuesOf,
  parseTemplate,
  priceOf,
  renameOption,
  restoreValues,
  serializeTemplate,
  setValue,
  shortestChange,
  update,
} from '../index.ts';
import {
  type ConfiguratorEvent,
  createConfiguratorMachine,
  persistSnapshot,
  restoreSnapshot,
  selectIssues,
  selectValues,
} from '../machine/index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/wire-template.ts';

const options = [
  { value: 'tartan', label: 'Tartan', material: 'wolle', additional_price: 8 },
  { value: 'loden', label: 'Loden', material: 'loden' },
  { value: 'own', label: 'Eigener Stoff' },
];
const template = wireTemplate([
  {
    id: 'fabrics',
    fields: [
      { name: 'fabric', label: 'Stoff', field_type: 'radio', is_required: true, options },
      { name: 'patches', label: 'Flicken', field_type: 'checkbox', options },
      {
        name: 'note',
        conditional_display: { field: 'fabric', operator: 'equals', value: 'tartan' },
      },
    ],
  },
]);
const coat = aConfigurator(template);
const unavailable = [{ material: 'wolle', reason: 'Ausverkauft' }];
const basePriceCents = 1000;

describe('an option with an unavailable material', () => {
  it('An unavailable option is marked in every field that offers it, with the reason of the host', () => {
    const evaluation = evaluate(coat, {}, { unavailable });
    for (const name of ['fabric', 'patches']) {
      expect(fieldState(evaluation, name)?.options.map((option) => option.unavailable)).toEqual([
        { material: 'wolle', reason: 'Ausverkauft' },
        null,
        null,
      ]);
    }
  });

  it('An unavailable option stays chosen with its price and rules, and an issue names it', () => {
    const evaluation = evaluate(
      coat,
      { fabric: 'tartan', patches: ['tartan', 'own'] },
      { basePriceCents, unavailable },
    );
    expect(priceOf(evaluation).totalCents).toBe(2600);
    expect(fieldState(evaluation, 'note')?.isVisible).toBe(true);
    const issues = issuesOf(evaluation);
    expect(issues.map(({ code, fieldName }) => `${code} ${fieldName}`)).toEqual([
      'unavailable fabric',
      'unavailable patches',
    ]);
    expect(issues.map((issue) => formatIssue(issue, coat))).toEqual([
      'Stoff „Tartan“ ist zurzeit nicht erhältlich (Ausverkauft).',
      'Flicken „Tartan“ ist zurzeit nicht erhältlich (Ausverkauft).',
    ]);
  });

  it('The reason of an unavailable option is worded in English too', () => {
    const [issue] = issuesOf(
      evaluate(coat, { fabric: 'tartan' }, { unavailable: [{ material: 'wolle', reason: 'Sold out' }] }),
    );
    expect(issue && formatIssue(issue, coat, englishMessages)).toBe(
      'Stoff “Tartan” is not available at the moment (Sold out).',
    );
  });

  it('An unavailable option can be replaced, and an incremental update equals a full evaluation', () => {
    const settings = { basePriceCents, unavailable };
    const start = evaluate(coat, { fabric: 'tartan' }, settings);
    const changed = update(start, 'fabric', 'loden');
    expect(issuesOf(changed)).toEqual([]);
    const back = update(changed, 'fabric', 'tartan');
    expect(issuesOf(back)).toEqual(issuesOf(start));
    expect(back.toJSON()).toEqual(evaluate(coat, setValue(coat, {}, 'fabric', 'tartan'), settings).toJSON());
  });

  it('An unavailable option is not made available by any choice of the shopper', () => {
    expect(shortestChange(evaluate(coat, {}, { unavailable }), 'fabric', 'tartan')).toBeNull();
    expect(shortestChange(evaluate(coat, {}), 'fabric', 'tartan')).toEqual({ changes: [], isShortest: true });
  });

  it('An unavailable option is restored from stored values without a loss', () => {
    expect(restoreValues(coat, { fabric: 'tartan' })).toEqual({ values: { fabric: 'tartan' }, dropped: [] });
  });

  it('An evaluation is unaffected by a list without a material of the template', () => {
    const others = ['leder', '', '__proto__'].map((material) => ({ material, reason: 'Ausverkauft' }));
    expect(issuesOf(evaluate(coat, { fabric: 'tartan' }, { unavailable: others }))).toEqual([]);
  });

  it('An unavailable option is no finding of the template, which does not depend on the stock', () => {
    expect(analyseTemplate(aTemplate(template)).findings).toEqual([]);
  });
});

describe('the material of an option', () => {
  it('The material of an option survives a round trip, a renamed option and an empty text', () => {
    const written = serializeTemplate(aTemplate(template));
    const again = parseTemplate(JSON.parse(JSON.stringify(written)));
    expect(again.ok && again.value).toEqual(aTemplate(template));
    const renamed = renameOption(aTemplate(template), 'fabric', 'tartan', 'tartan-rot');
    const inRenamed = renamed.ok ? renamed.value.template.sections[0]?.groups[0]?.fields[0]?.options[0] : null;
    expect(inRenamed).toMatchObject({ value: 'tartan-rot', material: 'wolle' });
    const empty = wireTemplate([{ fields: [{ name: 'fabric', options: [{ value: 'own', material: '' }] }] }]);
    expect(aTemplate(empty).sections[0]?.groups[0]?.fields[0]?.options[0]?.material).toBeNull();
  });

  it('A new material is a change of the option', () => {
    const before = aTemplate(template);
    const after = structuredClone(template);
    const option = after.sections[0]?.groups[0]?.fields[0]?.options[1];
    if (option) option.material = 'wolle';
    expect(diffTemplates(before, aTemplate(after)).changes).toMatchObject([
      { code: 'option_changed', fieldName: 'fabric' },
    ]);
  });
});

describe('the machine', () => {
  const machine = createConfiguratorMachine(coat);
  const start = (input: object) => initialTransition(machine, input)[0];
  const send = (snapshot: ReturnType<typeof start>, ...events: readonly ConfiguratorEvent[]) =>
    events.reduce((before, event) => transition(machine, before, event)[0], snapshot);
  const chosen = { initialValues: { fabric: 'tartan' } };
  const soldOut: ConfiguratorEvent = { type: 'availability.change', unavailable };

  it('The machine completes no configuration with an unavailable option, even if it was complete before', () => {
    expect(send(start({ ...chosen, unavailable }), { type: 'submit' }).value).toBe('correcting');
    const completed = send(start(chosen), { type: 'submit' });
    expect(completed.value).toBe('completed');
    const later = send(completed, soldOut);
    expect(later.value).toBe('editing');
    expect(selectIssues(later)).toMatchObject([{ code: 'unavailable' }]);
    expect(selectValues(later)).toEqual({ fabric: 'tartan' });
    expect(send(later, { type: 'availability.change', unavailable: [] }, { type: 'submit' }).value).toBe('completed');
  });

  it('The machine keeps the unavailable list on reset and restore', () => {
    const again = send(start({ unavailable }), { type: 'reset' }, { type: 'restore', values: { fabric: 'tartan' } });
    expect(selectIssues(again)).toMatchObject([{ code: 'unavailable' }]);
  });

  it('The machine ignores an equal list', () => {
    const completed = send(start({ initialValues: { fabric: 'own' }, unavailable }), { type: 'submit' });
    expect(send(completed, { type: 'availability.change', unavailable: [...unavailable] }).value).toBe('completed');
  });

  it('The machine persists and restores the unavailable list and accepts any stored value', () => {
    const actor = createActor(machine, { input: { ...chosen, unavailable } });
    const stored = JSON.parse(JSON.stringify(persistSnapshot(actor.getSnapshot())));
    const restored = () => createActor(machine, { snapshot: restoreSnapshot(coat, stored), input: {} }).getSnapshot();
    expect(selectIssues(restored())).toMatchObject([{ code: 'unavailable', params: { reason: 'Ausverkauft' } }]);
    for (const damaged of [null, 5, 'x', [null], [{ material: 5 }], { material: 'wolle' }]) {
      stored.context.evaluation.unavailable = damaged;
      expect(selectIssues(restored())).toEqual([]);
    }
  });
});
