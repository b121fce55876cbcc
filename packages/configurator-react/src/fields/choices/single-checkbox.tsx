import { fieldPresentation } from '../../format/field-presentation.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { FieldIssue } from '../frame/field-issue.tsx';
import { FieldReason } from '../frame/field-reason.tsx';
import { FieldTip } from '../frame/field-tip.tsx';
import { PlausibilityNote } from '../frame/plausibility-note.tsx';
import { RequiredMark } from '../frame/required-mark.tsx';
import { inputProps } from '../inputs/input-props.ts';

/** A single checkbox whose label is the statement to agree to. */
export function SingleCheckbox({ control }: FieldComponentProps) {
  const { field, ids } = control;
  const { hint } = fieldPresentation(field);
  const { className: _boxed, placeholder: _unused, ...shared } = inputProps(control);
  return (
    <div className="cfg-field" data-type={field.type} data-invalid={control.issue !== null}>
      <PlausibilityNote control={control} />
      <label className="cfg-choice">
        <input
          {...shared}
          type="checkbox"
          checked={control.value === true}
          onChange={(event) => control.change(event.target.checked)}
        />
        <span id={ids.label} className="cfg-choice-label">
          <span>
            <span>{field.label}</span>
            <RequiredMark field={field} />
          </span>
        </span>
      </label>
      <FieldTip control={control} />
      {hint !== null && (
        <p id={ids.help} className="cfg-help">
          {hint}
        </p>
      )}
      <FieldReason field={field} />
      <FieldIssue control={control} />
    </div>
  );
}
