import type { FieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';

interface FieldIssueProps {
  readonly control: FieldControl;
}

/** The field's issue in words, beneath the control. The control names it as its description; it is no live region. */
export function FieldIssue({ control: { ids, issue } }: FieldIssueProps) {
  if (issue === null) return null;
  return (
    <p id={ids.issue} className="cfg-issue">
      <Icon name="warning" />
      <span>{issue}</span>
    </p>
  );
}
