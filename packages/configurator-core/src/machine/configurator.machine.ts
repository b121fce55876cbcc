import { assign, emit, raise, setup } from 'xstate';
import type { Configurator } from '../compile/configurator.ts';
import { type Configuration, configurationOf } from '../configuration/configuration.ts';
import { restoreValues } from '../configuration/restore-values.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import { issuesOf, stepStates } from '../evaluate/read-evaluation.ts';
import { isSameUnavailable, readUnavailable, type UnavailableMaterial } from '../evaluate/unavailable.ts';
import type { Issue } from '../field-types/values/issue.ts';
import { type Cents, checkBasePrice } from '../money.ts';
import { changeFields, changeSettings, type RequestedChange, undoChange } from './change-fields.ts';
import type { ConfiguratorContext, ConfiguratorInput } from './configurator-context.ts';
import { startContext, visitCompleteSections } from './start-context.ts';
import { applyEvaluation, currentSection, goToStep } from './steps.ts';

/** Events of the shopper and the host. */
export type ConfiguratorEvent =
  | ({ readonly type: 'field.change' } & RequestedChange)
  /** Empties a field. */
  | { readonly type: 'field.clear'; readonly fieldName: string }
  /** Makes several changes at once on the shopper's behalf, and reports them. */
  | { readonly type: 'change.apply'; readonly changes: readonly RequestedChange[] }
  /** Undoes the reported change, or the last change. */
  | { readonly type: 'change.undo' }
  | { readonly type: 'notice.dismiss' }
  /** Goes to the next step, or shows the issues of the current one. */
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }
  /** Goes to a visible step without validation. */
  | { readonly type: 'step.goTo'; readonly index: number }
  /** Emits the configuration to the host, or shows all issues. */
  | { readonly type: 'submit' }
  /** Restarts with the template's defaults. */
  | { readonly type: 'reset' }
  /** Replaces the list of unavailable materials. */
  | { readonly type: 'availability.change'; readonly unavailable: readonly UnavailableMaterial[] }
  /** Replaces the article's price. `DEFAULT_BASE_PRICE_CENTS` for null and undefined. */
  | { readonly type: 'basePrice.change'; readonly basePriceCents: Cents | null | undefined }
  /** Replaces all values by untrusted stored ones. Complete steps count as visited. */
  | { readonly type: 'restore'; readonly values: unknown };

/** Events emitted to the host. */
export type ConfiguratorEmitted =
  | { readonly type: 'configuration.completed'; readonly configuration: Configuration }
  | { readonly type: 'submit.refused'; readonly issues: readonly Issue[] };

/**
 * Creates the statechart of a configurator. Start one actor per shopper. `persistSnapshot` and `restoreSnapshot` write
 * and read its snapshots.
 */
export function createConfiguratorMachine(configurator: Configurator) {
  return setup({
    types: {
      // Lookup casts: XState only reads the types, never the values.
      context: {} as ConfiguratorContext,
      events: {} as ConfiguratorEvent,
      emitted: {} as ConfiguratorEmitted,
      input: {} as ConfiguratorInput,
    },
    guards: {
      isStepIncomplete: ({ context }) => currentSection(context)?.isComplete === false,
      hasPreviousStep: ({ context }) => context.stepIndex > 0,
      isComplete: ({ context }) => context.evaluation.issueCount === 0,
      isNewAvailability: ({ context }, unavailable: readonly UnavailableMaterial[]) =>
        !isSameUnavailable(context.evaluation.version.unavailable, readUnavailable(unavailable)),
      isNewBasePrice: ({ context }, basePriceCents: Cents | null | undefined) =>
        context.evaluation.basePriceCents !== checkBasePrice(basePriceCents),
      hasUndo: ({ context }) => context.undo.length > 0,
    },
    actions: {
      changeField: assign(({ context }, change: RequestedChange) => changeFields(context, [change], false)),
      applyChanges: assign(({ context }, changes: readonly RequestedChange[]) => changeFields(context, changes, true)),
      undoChange: assign(({ context }) => undoChange(context)),
      dismissNotice: assign({ notice: null }),
      goToStep: assign(({ context }, index: number) => goToStep(context, index)),
      refuseStep: assign(({ context }) => ({
        attemptedSections: [...new Set([...context.attemptedSections, currentSection(context)?.section.id ?? ''])],
        failedAttempts: context.failedAttempts + 1,
      })),
      refuseSubmit: assign(({ context }) => ({
        ...goToStep(
          context,
          stepStates(context.evaluation).findIndex(({ isComplete }) => !isComplete),
        ),
        failedAttempts: context.failedAttempts + 1,
      })),
      forgetAttempts: assign({ attemptedSections: [] }),
      // Keeps the base price and the unavailable materials.
      startAgain: assign(({ context }) => startContext(configurator, context.evaluation)),
      restoreValues: assign(({ context }, stored: { readonly values: unknown }) => {
        const { values, dropped } = restoreValues(configurator, stored.values);
        const evaluation = evaluate(configurator, values, context.evaluation);
        const position = visitCompleteSections(applyEvaluation(context, evaluation));
        return { ...position, dropped, notice: null, undo: [] };
      }),
      changeSettings: assign(({ context }, settings: EvaluateOptions) => changeSettings(context, settings)),
      emitCompleted: emit(({ context }) => ({
        type: 'configuration.completed' as const,
        configuration: configurationOf(context.evaluation),
      })),
      emitRefused: emit(({ context }) => ({
        type: 'submit.refused' as const,
        issues: issuesOf(context.evaluation),
      })),
      sendAgain: raise(({ event }) => event),
    },
  }).createMachine({
    id: 'configurator',
    context: ({ input }) => startContext(configurator, input),
    initial: 'editing',
    on: {
      'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
      'field.clear': {
        actions: { type: 'changeField', params: ({ event }) => ({ fieldName: event.fieldName, value: undefined }) },
      },
      'change.apply': { actions: { type: 'applyChanges', params: ({ event }) => event.changes } },
      'change.undo': { guard: 'hasUndo', actions: 'undoChange' },
      'notice.dismiss': { actions: 'dismissNotice' },
      'step.next': [
        { guard: 'isStepIncomplete', actions: 'refuseStep' },
        { actions: { type: 'goToStep', params: ({ context }) => context.stepIndex + 1 } },
      ],
      'step.back': {
        guard: 'hasPreviousStep',
        actions: { type: 'goToStep', params: ({ context }) => context.stepIndex - 1 },
      },
      'step.goTo': { actions: { type: 'goToStep', params: ({ event }) => event.index } },
      'availability.change': {
        guard: { type: 'isNewAvailability', params: ({ event }) => event.unavailable },
        actions: { type: 'changeSettings', params: ({ event }) => event },
      },
      'basePrice.change': {
        guard: { type: 'isNewBasePrice', params: ({ event }) => event.basePriceCents },
        actions: { type: 'changeSettings', params: ({ event }) => event },
      },
      reset: { target: '.editing', actions: 'startAgain' },
      restore: { actions: { type: 'restoreValues', params: ({ event }) => ({ values: event.values }) } },
    },
    states: {
      // Shows issues on the steps that the shopper tried to leave.
      editing: {
        on: {
          submit: [
            { guard: 'isComplete', target: 'completed' },
            { target: 'correcting', actions: ['refuseSubmit', 'emitRefused'] },
          ],
        },
      },
      // A submit was refused: shows all issues until the configuration is complete.
      correcting: {
        on: {
          submit: [{ guard: 'isComplete', target: 'completed' }, { actions: ['refuseSubmit', 'emitRefused'] }],
        },
      },
      // The configuration was emitted to the host. The shopper may submit again; any change continues editing.
      completed: {
        entry: ['forgetAttempts', 'emitCompleted'],
        on: {
          submit: { target: 'completed', reenter: true },
          'field.*': { target: 'editing', actions: 'sendAgain' },
          'change.*': { target: 'editing', actions: 'sendAgain' },
          'availability.change': {
            guard: { type: 'isNewAvailability', params: ({ event }) => event.unavailable },
            target: 'editing',
            actions: 'sendAgain',
          },
          'basePrice.change': {
            guard: { type: 'isNewBasePrice', params: ({ event }) => event.basePriceCents },
            target: 'editing',
            actions: 'sendAgain',
          },
          restore: { target: 'editing', actions: 'sendAgain' },
        },
      },
    },
  });
}

/** The statechart of a configurator. */
export type ConfiguratorMachine = ReturnType<typeof createConfiguratorMachine>;
