import { formatTemplatePath } from 'configurator-core';
import { useShowPlace } from '../actions/use-show-place.ts';
import { Button } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { useTexts } from '../store/editor-context.ts';
import { FindingItem } from './finding-item.tsx';
import { formatPath } from './format-path.ts';
import { useReport } from './report-context.tsx';

/** Lists all findings of the template, updated while it is edited. */
export function FindingsPanel() {
  const { report, of, isFresh, hasFailed } = useReport();
  const showPlace = useShowPlace();
  const { findings: texts, parts } = useTexts();
  if (hasFailed) return <p className="te-empty">{texts.failed}</p>;
  if (!report || !of) return <p className="te-empty">{texts.checking}</p>;
  const { issues, findings, undecided } = report;
  // Hides template issues that the analysis reports with a better explanation.
  const known = new Set(['duplicate_name', 'duplicate_option', 'unknown_field', 'cycle']);
  const rest = findings.length > 0 ? issues.filter(({ code }) => !known.has(code)) : issues;
  const isSound = rest.length === 0 && findings.length === 0;
  return (
    <div className="te-findings" aria-busy={!isFresh}>
      {isSound && (
        <p className="te-sound">
          <Icon name="done" />
          <span>{texts.isSound}</span>
        </p>
      )}
      <ul>
        {rest.map((issue) => {
          const goThere = showPlace(of, issue.path);
          const path = formatTemplatePath(issue.path);
          return (
            <li key={`${issue.code} ${path}`} className="te-finding te-finding-error">
              <p className="te-finding-text">
                <Icon name="error" />
                <span>
                  <span className="te-unseen">{`${texts.severities.error}: `}</span>
                  <span>{parts.issues[issue.code]}</span>
                </span>
              </p>
              <p className="te-hint" title={path}>
                {formatPath(of, issue.path, parts)}
              </p>
              {goThere && (
                <Button look="quiet" onClick={goThere}>
                  {texts.goThere}
                </Button>
              )}
            </li>
          );
        })}
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.code} ${finding.path}`}
            finding={finding}
            template={of}
            isFresh={isFresh}
            canReplay={issues.length === 0}
          />
        ))}
      </ul>
      {undecided.length > 0 && (
        <details className="te-details">
          <summary>{texts.undecided(undecided.length)}</summary>
          <ul>
            {undecided.map(({ code, path, reason }) => (
              <li key={`${code} ${path}`}>
                <span title={formatTemplatePath(path)}>{formatPath(of, path, parts)}</span>
                <span>{`: ${texts.reasons[reason]}.`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
