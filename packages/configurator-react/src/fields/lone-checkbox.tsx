import type { FieldComponentProps } from './field-control.ts';
import { FieldIssue } from './field-issue.tsx';
import { fieldPresentation } from './field-presentation.ts';
import { FieldReason } from './field-reason.tsx';
import { useFieldTip } from './field-tip.tsx';
import { inputProps } from './input-props.ts';
import { RequiredMark } from './required-mark.tsx';

/** A single yes: the label is the statement that is agreed to. */
export function LoneCheckbox({ control }: FieldComponentProps) {
  const { field, ids } = control;
  const tip = useFieldTip(control);
  const { hint } = fieldPresentation(field);
  const { className: _boxed, placeholder: _unused, ...shared } = inputProps(control);
  return (
    <div className="cfg-field" data-type={field.type} data-invalid={control.issue !== null}>
      <label className="cfg-choice">
        <input
          {...shared}
          type="checkbox"
          checked={control.value === true}
          onChange={(event) => control.change(event.target.checked)}
        />
        <span id={ids.label} className="cfg-choice-label">
          <span>
            {field.label}
            <RequiredMark field={field} />
          </span>
        </span>
      </label>
      {tip.button}
      {tip.text}
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
