import type { Elements } from '../../elements.ts';
import { fieldPresentation } from '../../format/field-presentation.ts';
import type { FieldControl } from '../../session/field-control.ts';
import { FieldIssue } from './field-issue.tsx';
import { FieldReason } from './field-reason.tsx';
import { FieldTip } from './field-tip.tsx';
import { RequiredMark } from './required-mark.tsx';

interface FieldFrameProps {
  readonly control: FieldControl;
  readonly children: Elements;
  /** Content at the end of the help line, e.g. a counter. */
  readonly aside?: Elements;
}

/** Label, control, help and issue of a field with a single control. */
export function FieldFrame({ control, children, aside = null }: FieldFrameProps) {
  const { field, ids } = control;
  const { hint } = fieldPresentation(field);
  const isShort = (field.validationRules.maxLength ?? Number.POSITIVE_INFINITY) <= 12;
  return (
    <div className="cfg-field" data-type={field.type} data-short={isShort} data-invalid={control.issue !== null}>
      <label id={ids.label} className="cfg-label" htmlFor={ids.input}>
        <span>{field.label}</span>
        <RequiredMark field={field} />
      </label>
      {children}
      <FieldTip control={control} />
      {(hint !== null || aside !== null) && (
        <div className="cfg-help">
          {hint !== null && <span id={ids.help}>{hint}</span>}
          {aside}
        </div>
      )}
      <FieldReason field={field} />
      <FieldIssue control={control} />
    </div>
  );
}
