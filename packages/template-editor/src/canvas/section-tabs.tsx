import { type KeyboardEvent, memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useAdditions } from '../additions/use-additions.ts';
import { Button } from '../controls/buttons.tsx';
import { useActions, useEditorState } from '../store/editor-context.ts';
import { generalTab } from '../store/editor-state.ts';

/** The ids that join a tab and its panel. */
export function tabIds(tab: string): { readonly tab: string; readonly panel: string } {
  return { tab: `te-tab-${tab}`, panel: 'te-tab-panel' };
}

/** General and one tab a section, in their order. */
export const SectionTabs = memo(function SectionTabs() {
  const ids = useEditorState(useShallow(({ history }) => history.template.sections.map(({ id }) => id)));
  const titles = useEditorState(useShallow(({ history }) => history.template.sections.map(({ title }) => title)));
  const current = useEditorState((state) => state.tab);
  const { openTab } = useActions();
  const { addSection } = useAdditions();
  const tabs = [
    { id: generalTab, label: 'General' },
    ...ids.map((id, index) => ({ id, label: titles[index] || 'Untitled section' })),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const next = new Map([
      ['ArrowRight', tabs[index + 1] ?? tabs[0]],
      ['ArrowLeft', tabs[index - 1] ?? tabs.at(-1)],
      ['Home', tabs[0]],
      ['End', tabs.at(-1)],
    ]).get(event.key);
    if (!next) return;
    event.preventDefault();
    openTab(next.id);
    document.getElementById(tabIds(next.id).tab)?.focus();
  };
  return (
    <div className="te-tabs">
      <div className="te-tablist" role="tablist" aria-label="Parts of the template" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabIds(id).tab}
            className="te-tab"
            aria-selected={id === current}
            aria-controls={id === current ? tabIds(id).panel : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => openTab(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <Button look="quiet" icon="add" onClick={() => addSection()}>
        Add Section
      </Button>
    </div>
  );
});
