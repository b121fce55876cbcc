import { useMemo } from 'react';
import { useConditionWords } from '../condition/use-condition-words.ts';
import { kindWords } from '../document/command-words.ts';
import { useActions, useTemplate } from '../store/editor-context.ts';
import { DependencyDrawing } from './dependency-drawing.tsx';
import { rulesOf } from './rules-of.ts';

/** All rules in one place, and what depends on what. */
export function LogicView() {
  const template = useTemplate();
  const { select, setView } = useActions();
  const sentences = useConditionWords();
  const rules = useMemo(() => rulesOf(template), [template]);
  if (rules.length === 0) {
    return <p className="te-empty">No rules yet. Everything shows always, and only options cost something.</p>;
  }
  return (
    <section className="te-logic" aria-label="All rules">
      <DependencyDrawing template={template} rules={rules} />
      <table className="te-table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Rule</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ ref, label, kind, condition }) => (
            <tr key={`${kind}:${ref.id}`}>
              <th scope="row">
                <button
                  type="button"
                  className="te-link"
                  onClick={() => {
                    setView('build');
                    select([ref]);
                  }}
                >
                  {label || 'Untitled'}
                </button>
                <small>{kindWords[kind]}</small>
              </th>
              <td>{condition ? sentences.when(condition) : 'Always'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
