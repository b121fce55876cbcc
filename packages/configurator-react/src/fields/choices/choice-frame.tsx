import type { FocusEvent } from 'react';
import type { Elements } from '../../elements.ts';
import { fieldPresentation } from '../../format/field-presentation.ts';
import type { FieldControl } from '../../session/field-control.ts';
import { FieldIssue } from '../frame/field-issue.tsx';
import { FieldReason } from '../frame/field-reason.tsx';
import { FieldTip } from '../frame/field-tip.tsx';
import { PlausibilityNote } from '../frame/plausibility-note.tsx';
import { RequiredMark } from '../frame/required-mark.tsx';
import { isUsable } from './is-usable.ts';
import { UnavailableOptions } from './unavailable-options.tsx';

interface ChoiceFrameProps {
  readonly control: FieldControl;
  readonly role: 'radiogroup' | 'group';
  readonly children: Elements;
}

/** The frame of a field whose options are separate controls. */
export function ChoiceFrame({ control, role, children }: ChoiceFrameProps) {
  const { field, ids } = control;
  const { hint } = fieldPresentation(field);

  const type = role === 'group' ? 'checkbox' : 'radio';
  const isUnusable = control.options.length > 0 && !control.options.some((option) => isUsable(option, type));
  const shared = {
    // Links to the field focus the whole field if none of its options can be focused.
    ...(isUnusable && { id: ids.input, tabIndex: -1 }),
    className: 'cfg-field',
    'data-type': field.type,
    'data-invalid': control.issue !== null,
    'aria-labelledby': ids.label,
    'aria-describedby': control.describedBy,
    onFocus: control.enter,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) control.leave();
    },
  };
  const content = (
    <>
      <span id={ids.label} className="cfg-label">
        <span>{field.label}</span>
        <RequiredMark field={field} />
      </span>
      <PlausibilityNote control={control} />
      {children}
      <FieldTip control={control} />
      {hint !== null && (
        <p id={ids.help} className="cfg-help">
          {hint}
        </p>
      )}
      <FieldReason field={field} />
      <UnavailableOptions control={control} />
      <FieldIssue control={control} />
    </>
  );
  if (role === 'group') return <fieldset {...shared}>{content}</fieldset>;
  return (
    <div {...shared} role="radiogroup" aria-required={field.isRequired} aria-invalid={control.issue !== null}>
      {content}
    </div>
  );
}
