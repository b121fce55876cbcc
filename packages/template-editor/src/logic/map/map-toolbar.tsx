import { type RefObject, useEffect } from 'react';
import { Button, IconButton } from '../../controls/buttons.tsx';
import { useTexts } from '../../store/editor-context.ts';
import { useTypedText } from '../../store/typed-texts.ts';
import { SearchField } from '../search-field.tsx';
import type { MapGraph } from './map-graph.ts';
import type { MapStore } from './map-store.ts';

interface MapToolbarProps {
  readonly graph: MapGraph;
  readonly store: MapStore;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly areCollapsed: boolean;
  readonly onCollapse: (all: boolean) => void;
  readonly onJump: (key: string) => void;
  readonly onZoom: (isIn: boolean) => void;
  readonly onFit: () => void;
}

/** Returns the keys of the nodes whose label contains a text, ignoring case, in template order. */
export function findInMap(graph: MapGraph, text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return [...graph.nodes.values()].filter(({ label }) => label.toLowerCase().includes(wanted)).map(({ key }) => key);
}

/** Search, zoom and collapse controls. */
export function MapToolbar(props: MapToolbarProps) {
  const { graph, store, search, areCollapsed, onCollapse, onJump, onZoom, onFit } = props;
  const { map: texts } = useTexts().logic;
  const [text, setText] = useTypedText('search/map');
  const matches = findInMap(graph, text);
  useEffect(() => {
    store.setState({ matches: text.trim() === '' ? null : new Set(findInMap(graph, text)) });
  }, [store, graph, text]);
  /** Pressing Enter again jumps to the next match. */
  const jump = () => {
    const target = matches[matches.indexOf(store.getState().current ?? '') + 1] ?? matches[0];
    if (target !== undefined) onJump(target);
  };
  return (
    <div className="te-map-toolbar">
      <SearchField
        label={texts.search}
        text={text}
        onChange={setText}
        onEnter={jump}
        result={text.trim() === '' ? '' : texts.found(matches.length)}
        input={search}
      />
      <Button look="quiet" onClick={() => onCollapse(!areCollapsed)}>
        {areCollapsed ? texts.expandAll : texts.collapseAll}
      </Button>
      <IconButton label={texts.zoomOut} icon="less" onClick={() => onZoom(false)} />
      <IconButton label={texts.zoomIn} icon="add" onClick={() => onZoom(true)} />
      <IconButton label={texts.fit} icon="fit" onClick={onFit} />
    </div>
  );
}
