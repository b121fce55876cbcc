import { ReactFlow, ReactFlowProvider } from '@xyflow/react';
import type { Template } from 'configurator-core';
import { memo, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useReport } from '../../findings/report-context.tsx';
import { useActions, useEditorState, useTexts } from '../../store/editor-context.ts';
import { useLatest } from '../../store/use-latest.ts';
import type { TemplateRule } from '../rules-of.ts';
import { layOutMap } from './lay-out-map.ts';
import { MapDetails } from './map-details.tsx';
import { MapEdges } from './map-edges.tsx';
import { mapGraph, nodeKeyOf, reachOf } from './map-graph.ts';
import { laneKey, MapLaneFrame, MapLaneView } from './map-lane.tsx';
import { flowNodes, nodeData } from './map-model.ts';
import { MapOverview } from './map-overview.tsx';
import { problemsByNode } from './map-problems.ts';
import { createMapStore, MapContext, type MapRole } from './map-store.ts';
import { MapToolbar } from './map-toolbar.tsx';
import { LEGIBLE_ZOOM, readingOrder, useMapKeys } from './use-map-keys.ts';
import { START_ZOOM, useMapView } from './use-map-view.ts';

const nodeTypes = { frame: MapLaneFrame, lane: MapLaneView };
const noEdges: [] = [];
const ZOOM = { least: 0.02, most: 2 } as const;
/** A pointer that moves less than this between press and release counts as a click. */
const CLICK_DISTANCE_PX = 4;

/** Props of the map. */
export interface RuleMapProps {
  readonly template: Template;
  readonly rules: readonly TemplateRule[];
  /** Called once all nodes are rendered. */
  readonly onDrawn: () => void;
}

/** Returns the graph, its layout, its problems and the collapsed lanes. */
function useMapModel(template: Template, rules: readonly TemplateRule[]) {
  const texts = useTexts();
  const { report, of } = useReport();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const graph = useMemo(() => mapGraph(template, rules, texts.parts), [template, rules, texts]);
  const layout = useMemo(() => layOutMap(graph, collapsed), [graph, collapsed]);
  const problems = useMemo(() => problemsByNode(of ?? template, report?.findings ?? []), [of, report, template]);
  const data = useMemo(() => nodeData(template, graph, problems, texts), [template, graph, problems, texts]);
  const nodes = useMemo(() => {
    // The map's height is 60 % of the window's, limited to 20 to 44rem.
    const first = { width: innerWidth / START_ZOOM, height: innerHeight };
    return [...flowNodes(layout, data, first)];
  }, [layout, data]);
  const broken = useMemo(() => new Set(problems.keys()), [problems]);
  return { graph, layout, problems, nodes, broken, collapsed, setCollapsed };
}

/** Draws the dependency graph: one lane per section, causes to the left of their effects. */
export const RuleMap = memo(function RuleMap({ template, rules, onDrawn }: RuleMapProps) {
  const model = useMapModel(template, rules);
  return (
    <ReactFlowProvider initialNodes={model.nodes}>
      <OpenMap {...model} template={template} onDrawn={onDrawn} />
    </ReactFlowProvider>
  );
});

type OpenMapProps = Omit<RuleMapProps, 'rules'> & ReturnType<typeof useMapModel>;

function OpenMap({ template, onDrawn, ...model }: OpenMapProps) {
  const { graph, layout, problems, nodes, broken, collapsed, setCollapsed } = model;
  // The minimap is rendered after the first nodes, together with those out of view.
  const isComplete = useDeferredValue(true, false);
  useEffect(() => {
    if (isComplete) onDrawn();
  }, [isComplete, onDrawn]);
  const texts = useTexts();
  const { select } = useActions();
  const selected = useEditorState((state) => state.selection.at(-1));
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const keysId = useId();

  const key = selected ? nodeKeyOf(template, selected) : null;
  const node = key === null ? undefined : graph.nodes.get(key);
  const [store] = useState(() => createMapStore(node?.key ?? laneKey(graph.lanes[0]?.id ?? '')));
  useLayoutEffect(() => {
    if (!node) return store.setState({ roles: null });
    const reach = reachOf(graph, node.key);
    const roles = new Map<string, MapRole>();
    for (const effect of reach.effects) roles.set(effect, 'effect');
    for (const cause of reach.causes) roles.set(cause, 'cause');
    store.setState({ roles: roles.set(node.key, 'selected') });
  }, [graph, node, store]);
  useLayoutEffect(() => {
    // The tab stop must be an existing element.
    const order = readingOrder(layout);
    const { current } = store.getState();
    if (current === null || !order.includes(current)) store.setState({ current: order[0] ?? null });
  }, [layout, store]);

  const onToggleLane = (id: string) =>
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const onInit = useMapView({ layout, root });
  const { onKeyDown, goTo, fit, zoom } = useMapKeys({ layout, graph, store, root, search, onToggleLane });
  // A node of a collapsed lane has a position only after the lane is expanded.
  const pending = useRef<string | null>(null);
  const show = (target: string) => {
    const lane = graph.nodes.get(target)?.lane;
    if (lane === undefined || !collapsed.has(lane)) return goTo(target);
    pending.current = target;
    onToggleLane(lane);
  };
  useLayoutEffect(() => {
    const target = pending.current;
    pending.current = null;
    if (target !== null) goTo(target);
  });
  const environment = useLatest({
    onSelect: (id: string) => {
      const ref = graph.nodes.get(id)?.ref;
      if (ref) select([ref]);
    },
    onToggleLane,
  });
  const [stable] = useState(() => ({
    store,
    onSelect: (id: string) => environment.current.onSelect(id),
    onToggleLane: (id: string) => environment.current.onToggleLane(id),
  }));

  // Set as attributes instead of state, so that panning does not re-render.
  const mark = (name: 'moving' | 'far', isOn: boolean) => root.current?.toggleAttribute(`data-${name}`, isOn);
  return (
    <MapContext value={stable}>
      <div className="te-map-frame">
        <MapToolbar
          graph={graph}
          store={store}
          search={search}
          areCollapsed={collapsed.size === graph.lanes.length}
          onCollapse={(all) => setCollapsed(new Set(all ? graph.lanes.map(({ id }) => id) : []))}
          onJump={show}
          onZoom={zoom}
          onFit={fit}
        />
        <p id={keysId} className="te-unseen">
          {texts.logic.map.keys}
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for keys of the buttons inside */}
        <div className="te-map" ref={root} onKeyDown={onKeyDown}>
          <ReactFlow
            aria-label={texts.logic.map.title}
            aria-describedby={keysId}
            nodes={nodes}
            edges={noEdges}
            nodeTypes={nodeTypes}
            onInit={onInit}
            onMoveStart={() => mark('moving', true)}
            onMoveEnd={() => mark('moving', false)}
            onMove={(_, { zoom: now }) => mark('far', now < LEGIBLE_ZOOM)}
            minZoom={ZOOM.least}
            maxZoom={ZOOM.most}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            disableKeyboardA11y
            deleteKeyCode={null}
            selectionKeyCode={null}
            multiSelectionKeyCode={null}
            panActivationKeyCode={null}
            zoomActivationKeyCode={null}
            panOnScroll
            zoomOnDoubleClick={false}
            paneClickDistance={CLICK_DISTANCE_PX}
            onPaneClick={() => select([])}
            proOptions={{ hideAttribution: true }}
          >
            <MapEdges layout={layout} edges={graph.edges} broken={broken} />
            {isComplete && <MapOverview />}
          </ReactFlow>
        </div>
        <MapDetails
          template={template}
          graph={graph}
          node={node}
          problems={(node && problems.get(node.key)) ?? []}
          onJump={show}
        />
      </div>
    </MapContext>
  );
}
