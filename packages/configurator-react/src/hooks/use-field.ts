import { type Field, type FieldState, type OptionState, plausibilityChecksOf, plausibilityOf } from 'configurator-core';
import { selectFieldState, selectIsAttempted } from 'configurator-core/machine';
import { useCallback, useState } from 'react';
import { fieldPresentation, hasTip } from '../format/field-presentation.ts';
import { formatFieldIssue } from '../format/format-field-issue.ts';
import type { FieldControl, OptionControl } from '../session/field-control.ts';
import { useSession } from '../session/session-context.ts';
import { useConfigurator } from './use-configurator.ts';
import { useConfiguratorSelector } from './use-configurator-selector.ts';
import { useIsUploading } from './use-uploads.ts';

const plausibilityId = (sessionId: string, name: string) => `${sessionId}-${name}-plausibility`;

function fieldIds(sessionId: string, field: Field) {
  const input = `${sessionId}-${field.name}`;
  return {
    input,
    label: `${input}-label`,
    tooltip: `${input}-tooltip`,
    unit: `${input}-unit`,
    help: `${input}-help`,
    plausibility: plausibilityId(sessionId, field.name),
    issue: `${input}-issue`,
  };
}

/** Returns the issue to show: a missing value after trying to leave the step, a wrong one after leaving the field. */
function dueIssue(state: FieldState, isLeft: boolean, isDue: boolean) {
  const issue = state.issues[0];
  // A choice that became unavailable is not the shopper's mistake and is shown immediately.
  if (issue === undefined || isDue || issue.code === 'unavailable') return issue;
  return isLeft && issue.code !== 'required' && issue.code !== 'unconfirmed' ? issue : undefined;
}

function optionControl({ option, isVisible, unavailable, isChosen }: OptionState): OptionControl {
  return { option, isAvailable: isVisible && !unavailable, missingBecause: unavailable?.reason ?? null, isChosen };
}

/**
 * Returns the state and actions of one field.
 * @throws RangeError if the template has no field of this name
 */
export function useField(name: string): FieldControl {
  const { id, configurator, texts, press, setActiveField } = useSession();
  const control = useConfigurator();
  const sectionId = configurator.places.get(name)?.section.id ?? '';
  const { state, isAttempted, checks } = useConfiguratorSelector(
    (snapshot) => ({
      state: selectFieldState(snapshot, name),
      isAttempted: selectIsAttempted(snapshot, sectionId),
      checks: plausibilityChecksOf(configurator, name)
        .filter((check) => selectFieldState(snapshot, check).isVisible)
        .map((check) => plausibilityId(id, check))
        .join(' '),
    }),
    (left, right) =>
      left.state === right.state && left.isAttempted === right.isAttempted && left.checks === right.checks,
  );
  const isUploading = useIsUploading(name);
  const [isLeft, setLeft] = useState(false);
  const change = useCallback((raw: unknown) => control.change(name, raw), [control, name]);
  const clear = useCallback(() => {
    control.change(name, undefined);
  }, [control, name]);
  const enter = useCallback(() => setActiveField(name), [setActiveField, name]);
  const leave = useCallback(() => {
    // Showing an issue now would move the button being pressed, and updating a drawing would delay its click.
    press.afterwards(() => {
      setActiveField((active) => (active === name ? null : active));
      setLeft(true);
    });
  }, [setActiveField, press, name]);

  const { field, value, isVisible } = state;
  const ids = fieldIds(id, field);
  const found = isVisible ? dueIssue(state, isLeft, isAttempted) : undefined;
  const { unit, hint } = fieldPresentation(field);
  const described = [
    unit !== null && ids.unit,
    hasTip(field) && ids.tooltip,
    hint !== null && ids.help,
    plausibilityOf(field) !== null && ids.plausibility,
    checks,
    found !== undefined && ids.issue,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    field,
    value,
    isVisible,
    options: state.options.map(optionControl),
    issue: found === undefined ? null : formatFieldIssue(found, configurator, texts, isUploading),
    ids,
    describedBy: described || undefined,
    change,
    clear,
    enter,
    leave,
  };
}
