import { useEffect, useId, useRef } from 'react';
import { Icon } from '../fields/icon.tsx';
import { useConfigurator } from '../hooks/use-configurator.ts';
import { useDueIssues } from '../hooks/use-due-issues.ts';
import { useObservable } from '../hooks/use-observable.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { useSession } from '../session/session-context.ts';

/**
 * What is still missing or wrong, with links to the fields. It takes the focus after each failed attempt to go on, which
 * is also how it is announced: once.
 */
export function ErrorSummary() {
  const texts = useTexts();
  const session = useSession();
  const { focusField } = useConfigurator();
  const issues = useDueIssues();
  const failures = useObservable(session.failures);
  const seen = useRef(failures);
  const box = useRef<HTMLElement>(null);
  const title = useId();

  useEffect(() => {
    if (seen.current === failures) return;
    seen.current = failures;
    box.current?.focus();
  }, [failures]);

  if (issues.length === 0) return null;
  const isMissing = issues.some(({ code }) => code === 'required');
  return (
    <section ref={box} className="cfg cfg-summary" tabIndex={-1} aria-labelledby={title}>
      <p id={title} className="cfg-summary-title">
        <Icon name="warning" />
        {isMissing ? texts.requiredMissing : texts.pleaseCheck}
      </p>
      <ul>
        {issues.map(({ fieldName, code, sentence }) => (
          <li key={`${fieldName} ${code}`}>
            <a
              href={`#${session.id}-${fieldName}`}
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
