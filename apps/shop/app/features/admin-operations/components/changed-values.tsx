import { auditColumnWord, auditValueWords } from '../audit-words.ts';

interface ChangedValuesProps {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** The values of a row before and after a change, name by name. */
export function ChangedValues({ before, after }: ChangedValuesProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return '–';
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-forest">
        {names.length === 1 ? names.map(auditColumnWord) : `${names.length} Werte`}
      </summary>
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-medium">{auditColumnWord(name)}</dt>
            <dd className="max-w-md break-words">
              {before !== null && <del className="text-ink-soft">{auditValueWords(before[name])}</del>}
              {before !== null && after !== null && ' → '}
              {after !== null && <ins className="no-underline">{auditValueWords(after[name])}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
