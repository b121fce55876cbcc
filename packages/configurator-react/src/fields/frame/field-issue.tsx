import type { FieldControl } from '../../session/field-control.ts';
import { Icon } from './icon.tsx';

interface FieldIssueProps {
  readonly control: FieldControl;
}

/** Error message below the control. The control references it as its description; it is not a live region. */
export function FieldIssue({ control: { ids, issue } }: FieldIssueProps) {
  if (issue === null) return null;
  return (
    <p id={ids.issue} className="cfg-issue">
      <Icon name="warning" />
      <span>{issue}</span>
    </p>
  );
}
