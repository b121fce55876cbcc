import type { Configurator, FieldValue, Values } from 'configurator-core';
import {
  type ConfiguratorActor,
  selectCurrentStep,
  selectFieldState,
  selectSteps,
  selectValues,
} from 'configurator-core/machine';
import { useContext, useMemo } from 'react';
import { RootContext, useSession } from '../session/session-context.ts';

/** The actions of a configurator. The object is stable during a session. */
export interface ConfiguratorControl {
  readonly configurator: Configurator;
  /** The running machine; `useConfiguratorSelector` reads from it. */
  readonly actor: ConfiguratorActor;
  /** Returns the current values, including hidden ones, without subscribing to them. */
  readonly readValues: () => Values;
  /** Sets a field to a raw input value. Returns the resulting value. */
  readonly change: (fieldName: string, raw: unknown) => FieldValue;
  /** Goes to the next step, or shows the issues of the current one. */
  readonly next: () => void;
  readonly back: () => void;
  /** Goes to a step without validation. @param position from 1 */
  readonly goTo: (position: number) => void;
  /** Passes the configuration to the host, or shows all issues and the first step with one. Refused while uploading. */
  readonly submit: () => void;
  /** Undoes the change that the notice reports. */
  readonly undo: () => void;
  readonly dismissNotice: () => void;
  /** Shows the step of a field and focuses the field. */
  readonly focusField: (fieldName: string) => void;
}

/** Returns the actions of the configurator. Causes no renders. */
export function useConfigurator(): ConfiguratorControl {
  const { actor, configurator, id, uploads } = useSession();
  const root = useContext(RootContext);
  return useMemo(() => {
    const goTo = (position: number) => actor.send({ type: 'step.goTo', index: position - 1 });
    return {
      configurator,
      actor,
      readValues: () => selectValues(actor.getSnapshot()),
      change: (fieldName, value) => {
        actor.send({ type: 'field.change', fieldName, value });
        return configurator.fields.has(fieldName) ? selectFieldState(actor.getSnapshot(), fieldName).value : undefined;
      },
      next: () => actor.send({ type: 'step.next' }),
      back: () => actor.send({ type: 'step.back' }),
      goTo,
      submit: () => {
        if (!uploads.refuses()) actor.send({ type: 'submit' });
      },
      undo: () => actor.send({ type: 'change.undo' }),
      dismissNotice: () => actor.send({ type: 'notice.dismiss' }),
      focusField: (fieldName) => {
        const snapshot = actor.getSnapshot();
        const section = configurator.places.get(fieldName)?.sectionIndex;
        const place = selectSteps(snapshot).findIndex(({ index }) => index === section);
        const focus = () => (root ?? document).getElementById(`${id}-${fieldName}`)?.focus();
        if (place === -1 || selectCurrentStep(snapshot)?.index === section) return focus();
        goTo(place + 1);
        // The new step must render first, and its heading is focused before the field.
        setTimeout(focus);
      },
    };
  }, [actor, configurator, id, root, uploads]);
}
