import { fieldPresentation } from '../../format/field-presentation.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { useSession } from '../../session/session-context.ts';
import { CleanedHtml } from './cleaned-html.tsx';

/** Static text without an input. */
export function StaticTextField({ control: { field, ids } }: FieldComponentProps) {
  const { allowedHosts } = useSession();
  const { html } = fieldPresentation(field);
  return (
    <div className="cfg-field" data-type={field.type}>
      {field.label !== '' && (
        <p id={ids.label} className="cfg-label">
          {field.label}
        </p>
      )}
      {html !== null && <CleanedHtml html={html} allowedHosts={allowedHosts} />}
    </div>
  );
}
