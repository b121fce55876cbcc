import {
  type CSSProperties,
  type ReactElement,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { afterRender } from '../actions/after-render.ts';
import { IconButton } from '../controls/buttons.tsx';
import { useSize } from '../controls/use-size.ts';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import type { Dock } from '../store/editor-state.ts';
import { type PaneLayout, paneBounds } from './pane-layout.schema.ts';
import { type PaneControl, PanesContext } from './panes-context.ts';
import { Splitter } from './splitter.tsx';
import { readLayout, storeLayout } from './stored-layout.ts';

const docks: readonly Dock[] = ['structure', 'side'];

/** Minimum editor widths in CSS px: for a preview beside the canvas, and for opening it by default. */
const MIN_ROOM_PX = 1280;
const WIDE_ROOM_PX = 1700;

interface PanesProps {
  readonly structure: ReactElement;
  readonly middle: ReactElement;
  /** Shown beside the middle pane if it fits; null for none. */
  readonly preview: ReactElement | null;
  readonly side: ReactElement;
  readonly control?: Ref<PaneControl>;
}

/** The panes with splitters and close buttons. They are passed as elements, so resizing does not re-render them. */
export function Panes({ structure, middle, preview, side, control }: PanesProps) {
  const isSideOpen = useEditorState((state) => state.isSideOpen);
  const dock = useEditorState((state) => state.dock);
  const { setPane, closeSide } = useActions();
  const { editor: texts, panes: paneTexts } = useTexts();
  const [layout, setLayout] = useState(readLayout);
  const [root, size] = useSize<HTMLDivElement>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else storeLayout(layout);
  }, [layout]);
  const change = useCallback((patch: Partial<PaneLayout>) => setLayout((before) => ({ ...before, ...patch })), []);
  const [hiding] = useState(() => {
    /** The pressed button is replaced by its opposite, which receives the focus. */
    const focusLater = (selector: string) =>
      afterRender(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
    return {
      showStructure: () => {
        change({ isStructureOpen: true });
        focusLater('[data-hides="structure"]');
      },
      hideStructure: () => {
        change({ isStructureOpen: false });
        focusLater('.te-rail-start button');
      },
      showPreview: () => {
        change({ isPreviewOpen: true });
        focusLater('.te-beside button');
      },
      hidePreview: () => {
        change({ isPreviewOpen: false });
        focusLater('[data-shows="preview"]');
      },
      hideSide: () => {
        closeSide();
        focusLater('.te-side-tabs button');
      },
    };
  });
  const roomPx = preview === null || !size ? 0 : size.width;
  const isPreviewOpen = roomPx >= (layout.isPreviewOpen ? MIN_ROOM_PX : WIDE_ROOM_PX) && layout.isPreviewOpen !== false;
  const { isStructureOpen } = layout;
  const hasRoom = roomPx >= MIN_ROOM_PX;
  useImperativeHandle<PaneControl, PaneControl>(control, () => {
    const state = isPreviewOpen ? 'open' : hasRoom ? 'closed' : 'none';
    return { ...hiding, isStructureOpen, preview: state };
  }, [hiding, isStructureOpen, isPreviewOpen, hasRoom]);
  const widths = {
    '--te-structure': `${layout.structure}px`,
    '--te-preview': `${layout.preview}px`,
    '--te-side': `${layout.side}px`,
  } as CSSProperties;
  return (
    <PanesContext value={hiding}>
      <div
        ref={root}
        className="te-panes"
        data-structure={layout.isStructureOpen ? 'open' : 'closed'}
        data-side={isSideOpen ? 'open' : 'closed'}
        data-dock={dock}
        style={widths}
      >
        <fieldset className="te-segments te-dock-switch" aria-label={paneTexts.beside}>
          {docks.map((key) => (
            <button key={key} type="button" aria-pressed={key === dock} onClick={() => setPane(key)}>
              {texts.panes[key]}
            </button>
          ))}
        </fieldset>
        {!layout.isStructureOpen && (
          <div className="te-rail te-rail-start">
            <IconButton label={paneTexts.showStructure} icon="structure" onClick={hiding.showStructure} />
          </div>
        )}
        {structure}
        <Splitter
          label={paneTexts.structureWidth}
          controls="te-structure"
          side="start"
          width={layout.structure}
          {...paneBounds.structure}
          onWidth={(width) => change({ structure: width })}
          onClose={hiding.hideStructure}
        />
        {middle}
        {isPreviewOpen && (
          <>
            <Splitter
              label={paneTexts.previewWidth}
              controls="te-beside"
              side="end"
              width={layout.preview}
              {...paneBounds.preview}
              onWidth={(width) => change({ preview: width })}
              onClose={hiding.hidePreview}
            />
            <div className="te-beside" id="te-beside">
              {preview}
            </div>
          </>
        )}
        {!isPreviewOpen && hasRoom && (
          <div className="te-rail te-rail-end">
            <IconButton label={paneTexts.showPreview} icon="play" data-shows="preview" onClick={hiding.showPreview} />
          </div>
        )}
        <Splitter
          label={paneTexts.propertiesWidth}
          controls="te-side"
          side="end"
          width={layout.side}
          {...paneBounds.side}
          onWidth={(width) => change({ side: width })}
          onClose={hiding.hideSide}
        />
        {side}
      </div>
    </PanesContext>
  );
}
