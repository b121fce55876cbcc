import { type Field, type FieldState, formatIssue } from 'configurator-core';
import { selectFieldState } from 'configurator-core/machine';
import { useCallback, useMemo, useState } from 'react';
import type { FieldControl } from '../fields/field-control.ts';
import { fieldPresentation } from '../fields/field-presentation.ts';
import { hasTip } from '../fields/field-tip.tsx';
import { isSectionDue } from '../session/attempts.ts';
import { useSession } from '../session/session-context.ts';
import { useObservable } from './use-observable.ts';
import { useSnapshot } from './use-snapshot.ts';

function fieldIds(sessionId: string, field: Field) {
  const input = `${sessionId}-${field.name}`;
  return {
    input,
    label: `${input}-label`,
    tooltip: `${input}-tooltip`,
    unit: `${input}-unit`,
    help: `${input}-help`,
    issue: `${input}-issue`,
  };
}

/** A missing value is only an issue once the shopper wants to go on; a wrong one as soon as the field is left. */
function dueIssue(state: FieldState, isLeft: boolean, isDue: boolean) {
  const issue = state.issues[0];
  if (issue === undefined || isDue) return issue;
  return isLeft && issue.code !== 'required' ? issue : undefined;
}

/**
 * One field with all a component needs to show it.
 * @throws RangeError for a name that the template does not have
 */
export function useField(name: string): FieldControl {
  const session = useSession();
  const { configurator, texts } = session;
  const state = useSnapshot(useMemo(() => selectFieldState(name), [name]));
  const [isLeft, setLeft] = useState(false);
  const attempts = useObservable(session.attempts);
  const change = useCallback((raw: unknown) => session.change(name, raw), [session, name]);
  const clear = useCallback(() => {
    session.change(name, undefined);
  }, [session, name]);
  const enter = useCallback(() => session.activeField.set(name), [session, name]);
  const leave = useCallback(() => {
    session.activeField.set(null);
    // An issue that appears moves what is being pressed.
    session.press.afterwards(() => setLeft(true));
  }, [session]);

  const { field, value, isVisible } = state;
  const ids = fieldIds(session.id, field);
  const found = isVisible
    ? dueIssue(state, isLeft, isSectionDue(attempts, configurator.places.get(name)?.section.id))
    : undefined;
  const { unit, hint } = fieldPresentation(field);
  const described = [
    unit !== null && ids.unit,
    hasTip(field) && ids.tooltip,
    hint !== null && ids.help,
    found !== undefined && ids.issue,
  ].filter((id) => id !== false);
  return {
    field,
    value,
    isVisible,
    options: state.options.map(({ option, isVisible: isAvailable, isChosen }) => ({ option, isAvailable, isChosen })),
    issue: found === undefined ? null : formatIssue(found, configurator, texts.issues),
    ids,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
    change,
    clear,
    enter,
    leave,
  };
}
