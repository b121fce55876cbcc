import type { Template } from 'configurator-core';
import { useMemo, useState } from 'react';
import { type ElementRef, isSameRef, rowKey } from '../document/element.ts';
import { refAt } from '../document/find.ts';
import { useReport } from '../findings/report-context.tsx';
import { useActions, useTexts } from '../store/editor-context.ts';
import { useTypedText } from '../store/typed-texts.ts';
import { formatRule } from './format-rule.ts';
import { nodeKeyOf } from './map/map-graph.ts';
import { RuleProblem } from './rule-problem.tsx';
import type { TemplateRule } from './rules-of.ts';
import { SearchField } from './search-field.tsx';

interface RuleTableProps {
  readonly template: Template;
  readonly rules: readonly TemplateRule[];
}

/** Filterable table of all rules in words with their problems. A text alternative to the map. */
export function RuleTable({ template, rules }: RuleTableProps) {
  const { select, setView } = useActions();
  const all = useTexts();
  const { logic: texts, parts } = all;
  const { report, of } = useReport();
  const [text, setText] = useTypedText('search/rules');
  const [isBrokenOnly, setBrokenOnly] = useState(false);
  const rows = useMemo(() => {
    const findings = (report?.findings ?? []).flatMap((finding) => {
      const ref = of && finding.severity !== 'hint' ? refAt(of, finding.elementPath) : null;
      return ref ? [{ ref, finding }] : [];
    });
    const own = new Set(rules.map(({ ref }) => rowKey(ref)));
    return rules.map((rule) => {
      const key = nodeKeyOf(template, rule.ref);
      // Findings of a field without its own rule are shown with the rules of its options.
      const isHere = (ref: ElementRef) => isSameRef(ref, rule.ref) || (rowKey(ref) === key && !own.has(key));
      return {
        ...rule,
        words: formatRule(rule, template, all),
        problems: findings.filter(({ ref }) => isHere(ref)).map(({ finding }) => finding),
      };
    });
  }, [rules, template, all, report, of]);
  const wanted = text.trim().toLowerCase();
  const shown = rows.filter(
    ({ label, words, problems }) =>
      (!isBrokenOnly || problems.length > 0) && `${label}\n${words}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className="te-rule-filter">
        <SearchField
          label={texts.filter}
          text={text}
          onChange={setText}
          result={texts.shown(shown.length, rows.length)}
        />
        <label className="te-check">
          <input type="checkbox" checked={isBrokenOnly} onChange={(event) => setBrokenOnly(event.target.checked)} />
          <span>{texts.onlyProblems}</span>
        </label>
      </div>
      <table className="te-table te-rules">
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.rule}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ ref, label, kind, words, problems }) => (
            <tr key={`${kind}:${ref.id}`} data-problem={problems.length > 0 || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className="te-link"
                  onClick={() => {
                    setView('build');
                    select([ref]);
                  }}
                >
                  {label || parts.untitled}
                </button>
                <small>{parts.kinds[kind]}</small>
              </th>
              <td>
                <span>{words}</span>
                {of &&
                  problems.map((finding) => (
                    <RuleProblem key={`${finding.code} ${finding.path}`} template={of} finding={finding} />
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
