import { useEffect, useId, useRef } from 'react';
import { Icon } from '../fields/frame/icon.tsx';
import { useConfigurator } from '../hooks/use-configurator.ts';
import { useConfiguratorSelector } from '../hooks/use-configurator-selector.ts';
import { useDueIssues } from '../hooks/use-due-issues.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { useUploadingFields, useUploadRefusals } from '../hooks/use-uploads.ts';
import { useSession } from '../session/session-context.ts';

/**
 * Lists the issues with links to their fields. It is focused after each refused attempt to continue, so that it is
 * announced once.
 */
export function ErrorSummary() {
  const texts = useTexts();
  const { id } = useSession();
  const { configurator, focusField } = useConfigurator();
  const issues = useDueIssues();
  const uploading = useUploadingFields();
  const { count, isRefused } = useUploadRefusals();
  const failures = useConfiguratorSelector(({ context }) => context.failedAttempts) + count;
  const seen = useRef(failures);
  const box = useRef<HTMLElement>(null);
  const title = useId();

  useEffect(() => {
    if (seen.current === failures) return;
    seen.current = failures;
    box.current?.focus();
  }, [failures]);

  const entries = issues.map(({ fieldName, code, sentence }) => ({ fieldName, code: String(code), sentence }));
  for (const fieldName of isRefused ? uploading : []) {
    const label = configurator.fields.get(fieldName)?.label ?? fieldName;
    const isListed = issues.some((issue) => issue.fieldName === fieldName && issue.code === 'required');
    if (!isListed) entries.push({ fieldName, code: 'uploading', sentence: texts.uploadRunning(label) });
  }
  if (entries.length === 0) return null;
  // Two price tables report the same sentence for a size that neither contains.
  const distinct = new Map(entries.map((entry) => [`${entry.fieldName} ${entry.code} ${entry.sentence}`, entry]));
  const isMissing = entries.every(({ fieldName, code }) => code === 'required' && !uploading.includes(fieldName));
  return (
    <section ref={box} className="cfg cfg-summary" tabIndex={-1} aria-labelledby={title}>
      <p id={title} className="cfg-summary-title">
        <Icon name="warning" />
        <span>{isMissing ? texts.requiredMissing : texts.pleaseCheck}</span>
      </p>
      <ul>
        {[...distinct].map(([key, { fieldName, sentence }]) => (
          <li key={key}>
            <a
              href={`#${id}-${fieldName}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldName);
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
