import { formatTemplatePath } from 'configurator-core';
import { useInspect } from '../actions/use-inspect.ts';
import { Button } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { issueWords } from '../document/command-words.ts';
import { refAt } from '../document/find.ts';
import { FindingItem } from './finding-item.tsx';
import { pathWords } from './path-words.ts';
import { useReport } from './report-context.tsx';

const reasons = {
  json_logic: 'it is free JSON Logic',
  text_rules: 'no example of a text it compares with is known',
  budget: 'the search would take too long',
} as const;

/** Everything that is wrong with the template, found while it is being edited. */
export function FindingsPanel() {
  const { report, of, isFresh, hasFailed } = useReport();
  const inspect = useInspect();
  if (hasFailed) return <p className="te-empty">The check could not start in this browser. Saving still works.</p>;
  if (!report || !of) return <p className="te-empty">Checking …</p>;
  const { issues, findings, undecided } = report;
  // What the analysis explains better is not said twice.
  const known = new Set(['duplicate_name', 'duplicate_option', 'unknown_field', 'cycle']);
  const rest = findings.length > 0 ? issues.filter(({ code }) => !known.has(code)) : issues;
  const isSound = rest.length === 0 && findings.length === 0;
  return (
    <div className="te-findings" aria-busy={!isFresh}>
      {isSound && (
        <p className="te-sound">
          <Icon name="done" />
          Every condition has an effect, and every shopper can finish.
        </p>
      )}
      <ul>
        {rest.map((issue) => {
          const ref = refAt(of, issue.path);
          const path = formatTemplatePath(issue.path);
          return (
            <li key={`${issue.code} ${path}`} className="te-finding te-finding-error">
              <p className="te-finding-text">
                <Icon name="error" />
                <span>
                  <span className="te-unseen">error: </span>
                  {issueWords[issue.code]}
                </span>
              </p>
              <p className="te-hint" title={path}>
                {pathWords(of, issue.path)}
              </p>
              {ref && (
                <Button look="quiet" onClick={() => inspect(ref)}>
                  Go there
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
          <summary>{undecided.length} questions could not be decided</summary>
          <ul>
            {undecided.map(({ code, path, reason }) => (
              <li key={`${code} ${path}`}>
                <span title={formatTemplatePath(path)}>{pathWords(of, path)}</span>: {reasons[reason]}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
