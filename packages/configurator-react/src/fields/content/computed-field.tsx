import { formatFieldValue } from 'configurator-core';
import { fieldPresentation } from '../../format/field-presentation.ts';
import { useDebouncedText } from '../../hooks/use-debounced-text.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { useSession } from '../../session/session-context.ts';
import { FieldIssue } from '../frame/field-issue.tsx';
import { FieldReason } from '../frame/field-reason.tsx';
import { FieldTip } from '../frame/field-tip.tsx';

/**
 * A read-only value computed from other fields, with its unit. Announces a new value once it has settled, not on every
 * keystroke.
 */
export function ComputedField({ control }: FieldComponentProps) {
  const { configurator, texts } = useSession();
  const { field, ids } = control;
  const { hint } = fieldPresentation(field);
  const words = formatFieldValue(configurator, field.name, control.value, texts);
  const announcement = useDebouncedText(texts.becomes(field.label, words === '' ? texts.notComputed : words));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and here is none.
    <div
      id={ids.input}
      className="cfg-field"
      data-type={field.type}
      data-invalid={control.issue !== null}
      // Focusable for links of the error summary, if a price table rejects the value.
      tabIndex={-1}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={control.describedBy}
    >
      <p id={ids.label} className="cfg-label">
        {field.label}
      </p>
      <p className="cfg-computed" data-empty={words === ''}>
        {words === '' ? texts.notComputed : words}
      </p>
      <p className="cfg-unseen" role="status">
        {announcement}
      </p>
      <FieldTip control={control} />
      {hint !== null && (
        <div className="cfg-help">
          <span id={ids.help}>{hint}</span>
        </div>
      )}
      <FieldReason field={field} />
      <FieldIssue control={control} />
    </div>
  );
}
