import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Configuration, Issue } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { after, change, machine, next, rule, stepTitles } from '../testing/fixtures/machine-coat.ts';
import { wireTemplate } from '../testing/index.ts';
import {
  type ConfiguratorEvent,
  type ConfiguratorSnapshot,
  createConfiguratorMachine,
  selectIssues,
  selectShownIssues,
  selectValues,
} from './index.ts';

const stepIndex = ({ context }: ConfiguratorSnapshot) => context.stepIndex;
const visited = ({ context }: ConfiguratorSnapshot) => context.visitedSections;

describe('steps', () => {
  it('[CFG-FLOW-08] Steps start at index 0', () => {
    expect(stepIndex(after())).toBe(0);
  });

  it('[CFG-FLOW-07] Steps are the visible sections of the template', () => {
    expect(stepTitles(after())).toEqual(['Hund', 'Aufdruck', 'Abschluss']);
    expect(stepTitles(after(change('print', 'one')))).toEqual(['Hund', 'Aufdruck', 'Pflege', 'Abschluss']);
  });

  it('[CFG-FLOW-09] Steps have no previous step at the first', () => {
    expect(after().can({ type: 'step.back' })).toBe(false);
    const second = after(change('weight', 8), next);
    expect(stepIndex(second)).toBe(1);
    expect(stepIndex(after(change('weight', 8), next, { type: 'step.back' }))).toBe(0);
    // Goes back one step at a time, also from later steps.
    expect(stepIndex(after(change('weight', 8), next, next, { type: 'step.back' }))).toBe(1);
  });

  it('Issues are shown of steps the shopper tried to leave, and of all after a rejected submit', () => {
    const names = (...events: ConfiguratorEvent[]) =>
      selectShownIssues(after(...events)).map(({ fieldName }) => fieldName);
    const printed = change('print', 'one');
    expect(names(printed)).toEqual([]);
    expect(names(printed, next)).toEqual(['weight']);
    expect(names(printed, next, { type: 'step.goTo', index: 1 }, next)).toEqual(['weight', 'text']);
    expect(names(printed, { type: 'submit' })).toEqual(['weight', 'text', 'wash']);
    expect(names(printed, { type: 'submit' }, { type: 'reset' })).toEqual([]);
  });

  it('Rejected attempts to leave a step are counted', () => {
    const failed = (...events: ConfiguratorEvent[]) => after(...events).context.failedAttempts;
    expect(failed(next, next)).toBe(2);
    expect(failed(change('weight', 8), next)).toBe(0);
    expect(failed(next, { type: 'submit' })).toBe(2);
  });

  it('[CFG-FLOW-10] Steps advance only if the required fields of the current one are valid', () => {
    expect(stepIndex(after(next))).toBe(0);
    expect(stepIndex(after(change('weight', 8), next))).toBe(1);
  });

  it('[CFG-FLOW-11] Steps keep the entered values', () => {
    expect(selectValues(after(change('weight', '8,5'), next))).toEqual({ weight: 8.5, print: 'none' });
  });

  it('[CFG-FLOW-12] Steps can be jumped to without validation and are marked as visited', () => {
    const jumped = after({ type: 'step.goTo', index: 2 });
    expect(stepIndex(jumped)).toBe(2);
    expect(visited(jumped)).toEqual(['dog', 'end']);
    expect(visited(after({ type: 'step.goTo', index: 2 }, { type: 'step.goTo', index: 0 }))).toEqual(['dog', 'end']);
    expect(stepIndex(after({ type: 'step.goTo', index: 99 }))).toBe(2);
    expect(stepIndex(after({ type: 'step.goTo', index: -1 }))).toBe(0);
    expect(stepIndex(after({ type: 'step.goTo', index: Number.NaN }))).toBe(0);
  });

  it('Steps stay at the same section when earlier steps appear or disappear', () => {
    const atEnd = [change('print', 'one'), { type: 'step.goTo', index: 3 }] as const;
    expect(stepTitles(after(...atEnd))[stepIndex(after(...atEnd))]).toBe('Abschluss');
    const without = after(...atEnd, change('print', 'none'));
    expect(stepTitles(without)[stepIndex(without)]).toBe('Abschluss');
    const atCare = after(change('print', 'one'), { type: 'step.goTo', index: 2 }, change('print', 'none'));
    expect(stepTitles(atCare)[stepIndex(atCare)]).toBe('Aufdruck');
  });

  it('Steps omit a section whose fields are all hidden', () => {
    const empty = aConfigurator(
      wireTemplate([
        { title: 'A', fields: [{ name: 'a' }] },
        { title: 'B', fields: [{ name: 'b', conditional_display: rule('a', 'x') }] },
        { title: 'C', fields: [] },
      ]),
    );
    const actor = createActor(createConfiguratorMachine(empty), { input: {} }).start();
    expect(stepTitles(actor.getSnapshot())).toEqual(['A', 'C']);
    actor.send(change('a', 'x'));
    expect(stepTitles(actor.getSnapshot())).toEqual(['A', 'B', 'C']);
  });
});

describe('finishing', () => {
  const finish = (...events: ConfiguratorEvent[]) => {
    const completed = vi.fn<(configuration: Configuration) => void>();
    const refused = vi.fn<(issues: readonly Issue[]) => void>();
    const actor = createActor(machine, { input: { basePriceCents: 5000 } }).start();
    actor.on('submit.refused', ({ issues }) => refused(issues));
    actor.on('configuration.completed', ({ configuration }) => completed(configuration));
    for (const event of [...events, { type: 'submit' } as const]) actor.send(event);
    return { actor, completed, refused, snapshot: actor.getSnapshot() };
  };

  it('[CFG-FLOW-18][CFG-FLOW-19] A submit validates all sections and moves to the first incomplete one', () => {
    const { completed, refused, snapshot } = finish(change('weight', 8), change('print', 'one'), {
      type: 'step.goTo',
      index: 3,
    });
    expect(completed).not.toHaveBeenCalled();
    expect(stepIndex(snapshot)).toBe(1);
    expect(snapshot.value).toBe('correcting');
    expect(refused).toHaveBeenCalledExactlyOnceWith(selectIssues(snapshot));
    expect(selectIssues(snapshot).map(({ fieldName }) => fieldName)).toEqual(['text', 'wash']);
  });

  it('A submit emits the frozen result if the configuration is complete', () => {
    const { completed, snapshot } = finish(
      change('weight', 8),
      change('print', 'one'),
      change('text', 'BELLA'),
      change('wash', '30°'),
    );
    expect(snapshot.value).toBe('completed');
    const [configuration] = completed.mock.calls[0] ?? [];
    expect(configuration).toMatchObject({
      templateId: 'template',
      templateVersion: 1,
      values: { weight: 8, print: 'one', text: 'BELLA', wash: '30°' },
      settings: { _template: { id: 'template', version: 1 } },
      price: { totalCents: 6000 },
    });
    expect(Object.isFrozen(configuration)).toBe(true);
    expect(Object.isFrozen(configuration?.settings.print)).toBe(true);
  });

  it('Another submit emits the result again, and a change continues editing', () => {
    const { actor, completed } = finish(change('weight', 8));
    actor.send({ type: 'submit' });
    expect(completed).toHaveBeenCalledTimes(2);
    actor.send(change('weight', 9));
    expect(actor.getSnapshot().value).toBe('editing');
    expect(selectValues(actor.getSnapshot())).toMatchObject({ weight: 9 });
  });
});
