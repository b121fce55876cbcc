import { describe, expect, it, vi } from 'vitest';
import type { Configuration } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { after, change, coat, next, rule, stepTitles } from '../testing/fixtures/machine-coat.ts';
import { wireTemplate } from '../testing/index.ts';
import {
  type ConfiguratorEvent,
  selectCanGoNext,
  selectIsComplete,
  selectIsFirstStep,
  selectIsLastStep,
  selectIssues,
  selectShowIssues,
  selectStepCount,
  selectStepIndex,
  selectValues,
  selectVisited,
  startConfigurator,
} from './index.ts';

describe('steps', () => {
  it('[CFG-FLOW-08] start at index 0', () => {
    expect(selectStepIndex(after())).toBe(0);
    expect(selectIsFirstStep(after())).toBe(true);
    expect(selectIsLastStep(after())).toBe(false);
  });

  it('[CFG-FLOW-07] are the sections of the template that show', () => {
    expect(stepTitles(after())).toEqual(['Hund', 'Aufdruck', 'Abschluss']);
    expect(stepTitles(after(change('print', 'one')))).toEqual(['Hund', 'Aufdruck', 'Pflege', 'Abschluss']);
    expect(selectStepCount(after(change('print', 'one')))).toBe(4);
  });

  it('[CFG-FLOW-09] have no way back at the first', () => {
    expect(after().can({ type: 'step.back' })).toBe(false);
    const second = after(change('weight', 8), next);
    expect(selectStepIndex(second)).toBe(1);
    expect(selectStepIndex(after(change('weight', 8), next, { type: 'step.back' }))).toBe(0);
    // One step at a time, also from further on.
    expect(selectStepIndex(after(change('weight', 8), next, next, { type: 'step.back' }))).toBe(1);
  });

  it('show no mistakes before the shopper tries to finish', () => {
    expect(selectShowIssues(after())).toBe(false);
    expect(selectShowIssues(after({ type: 'submit' }))).toBe(true);
  });

  it('[CFG-FLOW-10] go on only when the required fields of the current one are filled and valid', () => {
    expect(selectCanGoNext(after())).toBe(false);
    expect(selectStepIndex(after(next))).toBe(0);
    expect(selectCanGoNext(after(change('weight', 8)))).toBe(true);
    expect(selectStepIndex(after(change('weight', 8), next))).toBe(1);
  });

  it('[CFG-FLOW-11] keep what was entered', () => {
    expect(selectValues(after(change('weight', '8,5'), next))).toEqual({ weight: 8.5, print: 'none' });
  });

  it('[CFG-FLOW-12] can be jumped to without validation, and are remembered as visited', () => {
    const jumped = after({ type: 'step.goTo', index: 2 });
    expect(selectStepIndex(jumped)).toBe(2);
    expect(selectVisited(jumped)).toEqual([0, 3]);
    expect(selectVisited(after({ type: 'step.goTo', index: 2 }, { type: 'step.goTo', index: 0 }))).toEqual([0, 3]);
    expect(selectStepIndex(after({ type: 'step.goTo', index: 99 }))).toBe(2);
    expect(selectStepIndex(after({ type: 'step.goTo', index: -1 }))).toBe(0);
    expect(selectStepIndex(after({ type: 'step.goTo', index: Number.NaN }))).toBe(0);
  });

  it('stay at the same section when steps before it come or go', () => {
    const atEnd = [change('print', 'one'), { type: 'step.goTo', index: 3 }] as const;
    expect(stepTitles(after(...atEnd))[selectStepIndex(after(...atEnd))]).toBe('Abschluss');
    const without = after(...atEnd, change('print', 'none'));
    expect(stepTitles(without)[selectStepIndex(without)]).toBe('Abschluss');
    const atCare = after(change('print', 'one'), { type: 'step.goTo', index: 2 }, change('print', 'none'));
    expect(stepTitles(atCare)[selectStepIndex(atCare)]).toBe('Aufdruck');
  });

  it('leave out a section of which every field is hidden', () => {
    const empty = aConfigurator(
      wireTemplate([
        { title: 'A', fields: [{ name: 'a' }] },
        { title: 'B', fields: [{ name: 'b', conditional_display: rule('a', 'x') }] },
        { title: 'C', fields: [] },
      ]),
    );
    const actor = startConfigurator({ configurator: empty });
    expect(stepTitles(actor.getSnapshot())).toEqual(['A', 'C']);
    actor.send(change('a', 'x'));
    expect(stepTitles(actor.getSnapshot())).toEqual(['A', 'B', 'C']);
  });
});

describe('finishing', () => {
  const finish = (...events: ConfiguratorEvent[]) => {
    const completed = vi.fn<(configuration: Configuration) => void>();
    const actor = startConfigurator({ configurator: coat, basePriceCents: 5000 });
    actor.on('configuration.completed', ({ configuration }) => completed(configuration));
    for (const event of [...events, { type: 'submit' } as const]) actor.send(event);
    return { completed, snapshot: actor.getSnapshot() };
  };

  it('[CFG-FLOW-18][CFG-FLOW-19] checks all sections and moves to the first with something missing', () => {
    const { completed, snapshot } = finish(change('weight', 8), change('print', 'one'), {
      type: 'step.goTo',
      index: 3,
    });
    expect(completed).not.toHaveBeenCalled();
    expect(selectStepIndex(snapshot)).toBe(1);
    expect(selectShowIssues(snapshot)).toBe(true);
    expect(selectIssues(snapshot).map(({ fieldName }) => fieldName)).toEqual(['text', 'wash']);
  });

  it('emits the frozen result when nothing is missing', () => {
    const { completed, snapshot } = finish(
      change('weight', 8),
      change('print', 'one'),
      change('text', 'BELLA'),
      change('wash', '30°'),
    );
    expect(selectIsComplete(snapshot)).toBe(true);
    const [configuration] = completed.mock.calls[0] ?? [];
    expect(configuration).toMatchObject({
      templateId: 'template',
      templateVersion: 1,
      values: { weight: 8, print: 'one', text: 'BELLA', wash: '30°' },
      settings: { _template: { id: 'template', version: 1 } },
      totalCents: 6000,
    });
    expect(Object.isFrozen(configuration)).toBe(true);
    expect(Object.isFrozen(configuration?.settings.print)).toBe(true);
  });
});
