import type { Template } from 'configurator-core';
import { memo } from 'react';
import { conditionSentence } from '../condition/condition-words.ts';
import { kindWords } from '../document/command-words.ts';
import { useActions, useEditor, useTemplateLater } from '../store/editor-context.ts';
import { DependencyDrawing } from './dependency-drawing.tsx';
import { rulesOf } from './rules-of.ts';

/** All rules in one place, and what depends on what. */
export function LogicView() {
  return <RulesOf template={useTemplateLater()} />;
}

const RulesOf = memo(function RulesOf({ template }: { readonly template: Template }) {
  const { select, setView } = useActions();
  const { language } = useEditor();
  const rules = rulesOf(template);
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
              <td>{condition ? conditionSentence(condition, 'when', template, language) : 'Always'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
