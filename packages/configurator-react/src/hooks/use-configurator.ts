import type { Configurator, FieldValue, Values } from 'configurator-core';
import type { ConfiguratorActor } from 'configurator-core/machine';
import { selectStepIndex, selectSteps, selectValues } from 'configurator-core/machine';
import { useMemo } from 'react';
import { useSession } from '../session/session-context.ts';

/** What can be done with a configurator, whatever the page looks like. Never changes within a session. */
export interface ConfiguratorControl {
  readonly configurator: Configurator;
  /** The running machine, for what is not here; `useSelection` reads from it. */
  readonly actor: ConfiguratorActor;
  /** The values at this moment, hidden ones included; does not watch them. */
  readonly readValues: () => Values;
  /** @returns the value it became */
  readonly change: (fieldName: string, raw: unknown) => FieldValue;
  readonly clear: (fieldName: string) => void;
  /** Goes on if the current step is filled in; else shows its issues. */
  readonly next: () => void;
  readonly back: () => void;
  /** Jumps without checking anything. @param position from 1 */
  readonly goTo: (position: number) => void;
  /** Hands the configuration to the host if all is filled in; else shows the first step with issues. */
  readonly submit: () => void;
  /** Starts anew with the template's defaults. */
  readonly reset: () => void;
  /** Takes stored values in; what does not fit the template is left out. */
  readonly restore: (values: Values) => void;
  readonly undo: () => void;
  readonly dismissNotice: () => void;
  /** Shows the step a field stands on and puts the focus into it. */
  readonly focusField: (fieldName: string) => void;
}

/** The session's controls. Renders nothing again by itself. */
export function useConfigurator(): ConfiguratorControl {
  const session = useSession();
  return useMemo(() => {
    const { actor, configurator, id } = session;
    const goTo = (position: number) => actor.send({ type: 'step.goTo', index: position - 1 });
    return {
      configurator,
      actor,
      readValues: () => selectValues(actor.getSnapshot()),
      change: session.change,
      clear: (fieldName) => session.change(fieldName, undefined),
      next: session.next,
      back: () => actor.send({ type: 'step.back' }),
      goTo,
      submit: session.submit,
      reset: session.reset,
      restore: (values) => actor.send({ type: 'restore', values }),
      undo: session.undo,
      dismissNotice: () => session.notice.set(null),
      focusField: (fieldName) => {
        const steps = selectSteps(actor.getSnapshot());
        const place = steps.findIndex(({ groups }) =>
          groups.some(({ fields }) => fields.some(({ field }) => field.name === fieldName)),
        );
        const focus = () => document.getElementById(`${id}-${fieldName}`)?.focus();
        if (place === -1 || place === selectStepIndex(actor.getSnapshot())) return focus();
        goTo(place + 1);
        // The other step has to stand first, and its heading takes the focus before the field does.
        setTimeout(focus);
      },
    };
  }, [session]);
}
