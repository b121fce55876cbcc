import type { Template } from 'configurator-core';
import { type ComponentType, lazy, memo, Suspense, startTransition, useCallback, useMemo, useState } from 'react';
import { useTemplateLater, useTexts } from '../store/editor-context.ts';
import { MapUnavailable } from './map-unavailable.tsx';
import type { RuleMapProps } from './rule-map.tsx';
import { RuleTable } from './rule-table.tsx';
import { rulesOf } from './rules-of.ts';

// The map brings a library of its own: it is loaded when the view opens. Without it the table is left.
const RuleMap = lazy<ComponentType<RuleMapProps>>(() =>
  import('./rule-map.tsx').then(
    ({ RuleMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: MapUnavailable }),
  ),
);

/** How many rules the table shows before the map is drawn; rendering hundreds would hold it up. */
const FIRST_RULES = 20;

/** All rules in one place, and what depends on what. */
export function LogicView() {
  return <RulesOf template={useTemplateLater()} />;
}

const RulesOf = memo(function RulesOf({ template }: { readonly template: Template }) {
  const { logic: texts } = useTexts();
  const rules = useMemo(() => rulesOf(template), [template]);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => startTransition(() => setDrawn(true)), []);
  const first = useMemo(() => rules.slice(0, FIRST_RULES), [rules]);
  if (rules.length === 0) {
    return <p className="te-empty">{texts.empty}</p>;
  }
  return (
    <section className="te-logic" aria-label={texts.title}>
      <section aria-label={texts.dependencies}>
        <Suspense fallback={<p className="te-map te-empty">{texts.map.loading}</p>}>
          <RuleMap template={template} rules={rules} onDrawn={onDrawn} />
        </Suspense>
      </section>
      <RuleTable template={template} rules={isDrawn ? rules : first} />
    </section>
  );
});
