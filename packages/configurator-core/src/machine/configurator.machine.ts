import { assign, emit, setup } from 'xstate';
import type { Configurator } from '../compile/configurator.ts';
import { type Configuration, configurationOf } from '../configuration/configuration.ts';
import { type DroppedValue, restoreValues } from '../configuration/restore-values.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { initialValues } from '../evaluate/initial-values.ts';
import { isSectionComplete } from '../evaluate/read-evaluation.ts';
import type { FieldChange } from '../explain/shortest-change.ts';
import { type Cents, DEFAULT_BASE_PRICE_CENTS } from '../money.ts';
import { applyChanges, contextOf, takeChangeBack } from './apply-changes.ts';
import { type BlockValues, evaluationIn, rememberConfigurator } from './remembered-evaluations.ts';
import { stepIndexOf } from './step-index.ts';

/** What a change did beside what was asked for: filled fields that no longer count. Until the next change. */
export interface ChangeNotice {
  readonly hiddenFieldNames: readonly string[];
}

/** The machine's memory: plain JSON, so that a snapshot saves and restores without loss. */
export interface ConfiguratorContext {
  /** Names of the fields in template order, in blocks. */
  readonly fieldNames: readonly (readonly string[])[];
  /** What these fields hold, hidden ones too; null is empty. A change copies one block. */
  readonly values: readonly BlockValues[];
  /** Place of the current step among those that show, from 0. */
  readonly stepIndex: number;
  /** Places, in the template, of the sections the shopper has been to. */
  readonly visited: readonly number[];
  readonly basePriceCents: Cents;
  /** Whether the shopper tried to finish and something was missing or wrong. */
  readonly showIssues: boolean;
  readonly notice: ChangeNotice | null;
  /** What takes the last change back; empty for none. */
  readonly undo: readonly FieldChange[];
  /** What did not fit when values were last restored. */
  readonly dropped: readonly DroppedValue[];
}

/** What the shopper does. `change.apply` makes several changes at once, `change.undo` takes the last change back. */
export type ConfiguratorEvent =
  | { readonly type: 'field.change'; readonly fieldName: string; readonly value: unknown }
  | { readonly type: 'field.clear'; readonly fieldName: string }
  | {
      readonly type: 'change.apply';
      readonly changes: readonly { readonly fieldName: string; readonly value: unknown }[];
    }
  | { readonly type: 'change.undo' }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.goTo'; readonly index: number }
  | { readonly type: 'submit' }
  | { readonly type: 'reset' }
  | { readonly type: 'restore'; readonly values: unknown };

/** What the machine says to its host. */
export interface ConfigurationCompleted {
  readonly type: 'configuration.completed';
  readonly configuration: Configuration;
}

/** What a shopper starts with. */
export interface ConfiguratorInput {
  /** The article's price in EUR cents, gross; 99,00 € without one. */
  readonly basePriceCents?: Cents | null;
  /** Stored values of any origin; what does not fit is dropped and stands in `context.dropped`. */
  readonly initialValues?: unknown;
  readonly stepIndex?: number;
}

function startContext(configurator: Configurator, input: ConfiguratorInput): ConfiguratorContext {
  const { values, dropped } =
    input.initialValues === undefined
      ? { values: initialValues(configurator), dropped: [] }
      : restoreValues(configurator, input.initialValues);
  const basePriceCents = input.basePriceCents ?? DEFAULT_BASE_PRICE_CENTS;
  return { ...contextOf(evaluate(configurator, values, { basePriceCents }), input.stepIndex ?? 0), dropped };
}

/** Whether the current step has a next one and nothing in it is missing or wrong. */
function isStepValid(evaluation: Evaluation, stepIndex: number): boolean {
  const { steps } = evaluation;
  return stepIndex < steps.length - 1 && isSectionComplete(evaluation, steps[stepIndex] ?? 0);
}

/** The first step with something missing or wrong. */
function firstStepWithIssues(evaluation: Evaluation): number {
  return evaluation.steps.findIndex((section) => !isSectionComplete(evaluation, section));
}

function withVisited(context: ConfiguratorContext, { steps }: Evaluation, step: number): readonly number[] {
  const section = steps[step];
  return section === undefined || context.visited.includes(section) ? context.visited : [...context.visited, section];
}

/**
 * The configurator as a statechart, one actor a shopper. The compiled template belongs to the machine, not to the context.
 * Emits `configuration.completed` when the shopper finishes and nothing is missing.
 */
export function createConfiguratorMachine(configurator: Configurator) {
  const of = (context: ConfiguratorContext) => evaluationIn(configurator, context);
  const go = (context: ConfiguratorContext, index: number) => {
    const evaluation = of(context);
    const stepIndex = stepIndexOf(evaluation, index);
    return { stepIndex, visited: withVisited(context, evaluation, stepIndex) };
  };
  const machine = setup({
    types: {
      // Lookup casts: XState reads its types from values that are never looked at.
      context: {} as ConfiguratorContext,
      events: {} as ConfiguratorEvent,
      emitted: {} as ConfigurationCompleted,
      input: {} as ConfiguratorInput,
    },
    guards: {
      isStepValid: ({ context }) => isStepValid(of(context), context.stepIndex),
      hasStepBefore: ({ context }) => context.stepIndex > 0,
      isComplete: ({ context }) => of(context).issueCount === 0,
      hasUndo: ({ context }) => context.undo.length > 0,
    },
    actions: {
      changeFields: assign(({ context }, changes: readonly { fieldName: string; value: unknown }[]) =>
        applyChanges(of(context), context, changes),
      ),
      takeChangeBack: assign(({ context }) => takeChangeBack(of(context), context)),
      goToStep: assign(({ context }, index: number) => go(context, index)),
      showIssues: assign(({ context }) => ({ ...go(context, firstStepWithIssues(of(context))), showIssues: true })),
      startAnew: assign(({ context }) => startContext(configurator, { basePriceCents: context.basePriceCents })),
      restoreValues: assign(({ context }, params: { readonly values: unknown }) => {
        const restored = restoreValues(configurator, params.values);
        const evaluation = evaluate(configurator, restored.values, context);
        const { fieldNames, values, stepIndex } = contextOf(evaluation, context.stepIndex);
        return { fieldNames, values, stepIndex, dropped: restored.dropped, notice: null, undo: [] };
      }),
      complete: emit(({ context }) => ({
        type: 'configuration.completed' as const,
        configuration: configurationOf(of(context)),
      })),
    },
  }).createMachine({
    id: 'configurator',
    context: ({ input }) => startContext(configurator, input),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.change': { actions: { type: 'changeFields', params: ({ event }) => [event] } },
          'field.clear': {
            actions: {
              type: 'changeFields',
              params: ({ event }) => [{ fieldName: event.fieldName, value: undefined }],
            },
          },
          'change.apply': { actions: { type: 'changeFields', params: ({ event }) => event.changes } },
          'change.undo': { guard: 'hasUndo', actions: 'takeChangeBack' },
          'step.next': {
            guard: 'isStepValid',
            actions: { type: 'goToStep', params: ({ context }) => context.stepIndex + 1 },
          },
          'step.back': {
            guard: 'hasStepBefore',
            actions: { type: 'goToStep', params: ({ context }) => context.stepIndex - 1 },
          },
          'step.goTo': { actions: { type: 'goToStep', params: ({ event }) => event.index } },
          submit: [{ guard: 'isComplete', actions: 'complete' }, { actions: 'showIssues' }],
          reset: { actions: 'startAnew' },
          restore: { actions: { type: 'restoreValues', params: ({ event }) => ({ values: event.values }) } },
        },
      },
    },
  });
  rememberConfigurator(machine, configurator);
  return machine;
}

/** The machine of a configurator. */
export type ConfiguratorMachine = ReturnType<typeof createConfiguratorMachine>;
