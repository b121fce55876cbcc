import { auditColumnLabel, formatAuditValue } from '../audit-labels.ts';
import { useOperationTexts } from '../texts/operation-texts.ts';

interface ChangedValuesProps {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Values of a row before and after a change, by column. */
export function ChangedValues({ before, after }: ChangedValuesProps) {
  const { audit: texts } = useOperationTexts();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span>–</span>;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-forest">
        {names.length === 1 ? names.map((name) => auditColumnLabel(name, texts)) : texts.valueCount(names.length)}
      </summary>
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-medium">{auditColumnLabel(name, texts)}</dt>
            <dd className="max-w-md break-words">
              {before !== null && (
                <del lang="de" className="text-ink-soft">
                  {formatAuditValue(before[name], texts)}
                </del>
              )}
              {before !== null && after !== null && <span> → </span>}
              {after !== null && (
                <ins lang="de" className="no-underline">
                  {formatAuditValue(after[name], texts)}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
