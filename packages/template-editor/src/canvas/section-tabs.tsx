import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useAdditions } from '../additions/use-additions.ts';
import { Button } from '../controls/buttons.tsx';
import { useActions, useEditorState, useTemplateLanguage, useTexts } from '../store/editor-context.ts';
import { generalTab } from '../store/editor-state.ts';

/** Returns the element ids of a tab and its panel. */
export function tabIds(tab: string): { readonly tab: string; readonly panel: string } {
  return { tab: `te-tab-${tab}`, panel: 'te-tab-panel' };
}

/** The General tab, then one tab per section in template order. */
export const SectionTabs = memo(function SectionTabs() {
  const ids = useEditorState(useShallow(({ history }) => history.template.sections.map(({ id }) => id)));
  const titles = useEditorState(useShallow(({ history }) => history.template.sections.map(({ title }) => title)));
  const current = useEditorState((state) => state.tab);
  const ownLanguage = useTemplateLanguage();
  const { openTab } = useActions();
  const { addSection } = useAdditions();
  const texts = useTexts();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the current tab even if it was opened by a selection elsewhere.
  useEffect(() => {
    const { current: row } = list;
    if (!row) return;
    const tab = row.querySelector<HTMLElement>(`#${CSS.escape(tabIds(current).tab)}`);
    let isResized = false;
    // Runs now and again when an adjacent pane opens or closes, then showing as many earlier tabs as fit.
    const observer = new ResizeObserver(() => {
      if (isResized) row.scrollLeft = 0;
      isResized = true;
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);
  const tabs = [
    { id: generalTab, label: texts.canvas.general },
    ...ids.map((id, index) => ({ id, label: titles[index] || texts.parts.untitledSection })),
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
      <div
        ref={list}
        className="te-tablist"
        role="tablist"
        aria-label={texts.canvas.tabs}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: row }) => row.toggleAttribute('data-scrolled', row.scrollLeft !== 0)}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabIds(id).tab}
            className="te-tab"
            lang={id === generalTab ? undefined : ownLanguage}
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
        {texts.canvas.addSection}
      </Button>
    </div>
  );
});
