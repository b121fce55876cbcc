import { formatTemplateIssue, formatTemplatePath, type TemplateIssue } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

interface LoadErrorProps {
  readonly texts: ConfiguratorTexts;
  readonly issues: readonly TemplateIssue[];
  readonly onRetry?: () => void;
}

/** Shown instead of a configurator whose template cannot be used. */
export function LoadError({ texts, issues, onRetry }: LoadErrorProps) {
  return (
    <div className="cfg cfg-load-error" role="alert">
      <p>
        <strong>{texts.loadFailed}</strong>
      </p>
      {issues.length > 0 && (
        <details>
          <summary>{texts.loadFailedWhy}</summary>
          <ul>
            {issues.map((issue) => (
              <li key={`${issue.path} ${issue.code}`}>
                <code>{formatTemplatePath(issue.path)}</code> <span>{formatTemplateIssue(issue)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {onRetry !== undefined && (
        <button type="button" className="cfg-button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
