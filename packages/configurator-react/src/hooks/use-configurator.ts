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

/** The actions of a configurator. The same object for a whole session. */
export interface ConfiguratorControl {
  readonly configurator: Configurator;
  /** The running machine; `useConfiguratorSelector` reads from it. */
  readonly actor: ConfiguratorActor;
  /** Returns the current values, hidden ones included, without subscribing to them. */
  readonly readValues: () => Values;
  /** Changes a field as an input sends it. Returns the value that the field then holds. */
  readonly change: (fieldName: string, raw: unknown) => FieldValue;
  /** Goes to the next step, or shows the issues of the current one. */
  readonly next: () => void;
  readonly back: () => void;
  /** Goes to a step without validation. @param position from 1 */
  readonly goTo: (position: number) => void;
  /** Passes the configuration to the host, or shows all issues and the first step that has some. Refused while a file is sent. */
  readonly submit: () => void;
  /** Undoes the change that the notice reports. */
  readonly undo: () => void;
  readonly dismissNotice: () => void;
  /** Shows the step of a field and focuses the field. */
  readonly focusField: (fieldName: string) => void;
}

/** The actions of the configurator. Causes no renders. */
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
        // The new step has to render first, and its heading takes focus before the field does.
        setTimeout(focus);
      },
    };
  }, [actor, configurator, id, root, uploads]);
}
