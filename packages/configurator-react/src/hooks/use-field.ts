import type { Field, FieldState, OptionState } from 'configurator-core';
import { selectFieldState, selectIsAttempted } from 'configurator-core/machine';
import { useCallback, useState } from 'react';
import type { FieldControl, OptionControl } from '../fields/frame/field-control.ts';
import { fieldPresentation } from '../fields/frame/field-presentation.ts';
import { hasTip } from '../fields/frame/field-tip.tsx';
import { formatFieldIssue } from '../format/format-field-issue.ts';
import { useSession } from '../session/session-context.ts';
import { useIsUploading } from '../uploads/use-uploads.ts';
import { useConfigurator } from './use-configurator.ts';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

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

/** Shows a missing value once the shopper tries to leave the step, and a wrong one once the field is left. */
function dueIssue(state: FieldState, isLeft: boolean, isDue: boolean) {
  const issue = state.issues[0];
  // That a choice cannot be had any more is not the shopper's doing, and shows at once.
  if (issue === undefined || isDue || issue.code === 'unavailable') return issue;
  return isLeft && issue.code !== 'required' ? issue : undefined;
}

function optionControl({ option, isVisible, unavailable, isChosen }: OptionState): OptionControl {
  return { option, isAvailable: isVisible && !unavailable, missingBecause: unavailable?.reason ?? null, isChosen };
}

/**
 * One field with all a component needs to show it.
 * @throws RangeError for a name that the template does not have
 */
export function useField(name: string): FieldControl {
  const { id, configurator, texts, press, setActiveField } = useSession();
  const control = useConfigurator();
  const sectionId = configurator.places.get(name)?.section.id ?? '';
  const { state, isAttempted } = useConfiguratorSelector(
    (snapshot) => ({
      state: selectFieldState(snapshot, name),
      isAttempted: selectIsAttempted(snapshot, sectionId),
    }),
    (left, right) => left.state === right.state && left.isAttempted === right.isAttempted,
  );
  const isUploading = useIsUploading(name);
  const [isLeft, setLeft] = useState(false);
  const change = useCallback((raw: unknown) => control.change(name, raw), [control, name]);
  const clear = useCallback(() => {
    control.change(name, undefined);
  }, [control, name]);
  const enter = useCallback(() => setActiveField(name), [setActiveField, name]);
  const leave = useCallback(() => {
    // A new issue moves the button that is being pressed, and a drawing that follows the field delays what it does.
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
    found !== undefined && ids.issue,
  ].filter((id) => id !== false);
  return {
    field,
    value,
    isVisible,
    options: state.options.map(optionControl),
    issue: found === undefined ? null : formatFieldIssue(found, configurator, texts, isUploading),
    ids,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
    change,
    clear,
    enter,
    leave,
  };
}
