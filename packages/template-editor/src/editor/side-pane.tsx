import type { KeyboardEvent } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { sideIcons, sides } from '../commands/side-icons.ts';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { IconButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { countErrors } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { usePanes } from '../panes/panes-context.ts';
import { PricePanel } from '../preview/price-panel.tsx';
import { ScenariosPanel } from '../preview/scenarios-panel.tsx';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { focusRow } from '../structure/focus-row.ts';

interface SidePaneProps {
  readonly hasComments: boolean;
  readonly basePriceCents: number;
  readonly onBasePrice: (cents: number) => void;
}

/** The right pane: inspector, findings, price, scenarios and comments. */
export function SidePane({ hasComments, basePriceCents, onBasePrice }: SidePaneProps) {
  const side = useEditorState((state) => state.side);
  const { store, texts: all } = useEditor();
  const { editor: texts } = all;
  const { setSide, setPane } = store.actions;
  /** Escape returns the focus to the selected part's row in the structure. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || isInDialog) return;
    const { history, selection } = store.getState();
    const ref = selection.at(-1) ?? null;
    if (focusRow(history.template, ref)) return event.preventDefault();
    // On narrow pages the structure pane must be shown first.
    setPane('structure');
    afterRender(() => focusRow(history.template, ref));
  };
  const commentCount = useEditorState(({ commented }) => [...commented.values()].reduce((sum, one) => sum + one, 0));
  const { hideSide } = usePanes();
  const { report } = useReport();
  const errors = report ? countErrors(report) : 0;
  const others = report?.findings.filter(({ severity }) => severity !== 'error').length ?? 0;
  const counts = { inspector: 0, findings: errors + others, price: 0, scenarios: 0, comments: commentCount };
  return (
    <section className="te-side" id="te-side" aria-label={texts.panes.side} onKeyDown={onKeyDown}>
      <div className="te-side-head">
        <div className="te-side-row">
          <fieldset className="te-segments te-side-tabs" aria-label={texts.sideTabs}>
            {sides
              .filter((key) => key !== 'comments' || hasComments)
              .map((key) => (
                <button
                  key={key}
                  type="button"
                  title={texts.sides[key]}
                  aria-pressed={side === key}
                  onClick={() => setSide(key)}
                >
                  <Icon name={sideIcons[key]} />
                  <span className="te-tab-name">{texts.sides[key]}</span>
                  {counts[key] > 0 && (
                    <span className="te-count" data-errors={(key === 'findings' && errors > 0) || undefined}>
                      {counts[key]}
                    </span>
                  )}
                </button>
              ))}
          </fieldset>
          <span className="te-only-wide te-hide-side">
            <IconButton label={texts.hideProperties} icon="show" onClick={hideSide} />
          </span>
        </div>
      </div>
      <div className="te-side-body">
        {side === 'inspector' && <Inspector />}
        {side === 'findings' && <FindingsPanel />}
        {side === 'price' && <PricePanel basePriceCents={basePriceCents} onBasePrice={onBasePrice} />}
        {side === 'scenarios' && <ScenariosPanel />}
        {side === 'comments' && <CommentsPanel />}
      </div>
    </section>
  );
}
