import type { Template } from 'configurator-core';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { useDeferredTemplate, useTexts } from '../store/editor-context.ts';
import { useRuleMap } from './map/use-rule-map.ts';
import { RuleTable } from './rule-table.tsx';
import { rulesOf } from './rules-of.ts';

/** Number of rules in the table until the map is drawn; rendering hundreds would delay the map. */
const FIRST_RULES = 20;

/** Lists all rules and maps their dependencies. */
export function LogicView() {
  return <RulesOf template={useDeferredTemplate()} />;
}

const RulesOf = memo(function RulesOf({ template }: { readonly template: Template }) {
  const { logic: texts, parts } = useTexts();
  const rules = useMemo(() => rulesOf(template, parts), [template, parts]);
  const RuleMap = useRuleMap();
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => startTransition(() => setDrawn(true)), []);
  const first = useMemo(() => rules.slice(0, FIRST_RULES), [rules]);
  if (rules.length === 0) {
    return <p className="te-empty">{texts.empty}</p>;
  }
  return (
    <section className="te-logic" aria-label={texts.title}>
      <section aria-label={texts.dependencies}>
        {RuleMap ? (
          <RuleMap template={template} rules={rules} onDrawn={onDrawn} />
        ) : (
          <p className="te-map te-empty">{texts.map.loading}</p>
        )}
      </section>
      <RuleTable template={template} rules={isDrawn ? rules : first} />
    </section>
  );
});
