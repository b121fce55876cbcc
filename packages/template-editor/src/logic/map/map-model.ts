import type { Node } from '@xyflow/react';
import type { Template } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import type { IconName } from '../../controls/icon.tsx';
import { type ElementRef, rowKey } from '../../document/element.ts';
import { fieldsOf } from '../../document/lists.ts';
import { fieldTypeEditor } from '../../field-types/registry.ts';
import type { EditorTexts } from '../../texts/editor-texts.ts';
import { formatRule } from '../format-rule.ts';
import { laneHeight, type MapLayout, type PlacedLane } from './lay-out-map.ts';
import type { MapGraph, MapNode } from './map-graph.ts';
import { laneKey, type MapLaneData } from './map-lane.tsx';
import type { LaneNode } from './map-lane-nodes.tsx';
import type { MapNodeData } from './map-node.tsx';

const icons: Readonly<Record<Exclude<ElementRef['kind'], 'field'>, IconName>> = {
  section: 'section',
  group: 'group',
  option: 'dropdown',
  price_rule: 'price',
};

/** Returns the highest severity of a node's problems; null if it has none. */
export function highestSeverity(problems: readonly Finding[] | undefined): 'error' | 'warning' | null {
  if (!problems || problems.length === 0) return null;
  return problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

/** Describes the first rule of a node; empty for a field that is only read. */
function firstRule({ rules: [first] }: MapNode, template: Template, texts: EditorTexts): string {
  return first ? formatRule(first, template, texts) : '';
}

/** Returns the display data of a graph's nodes, by key. */
export function nodeData(
  template: Template,
  graph: MapGraph,
  problems: ReadonlyMap<string, readonly Finding[]>,
  texts: EditorTexts,
): ReadonlyMap<string, MapNodeData> {
  const types = new Map(fieldsOf(template).map(({ id, type }) => [rowKey({ kind: 'field', id }), type]));
  const entries = [...graph.nodes].map(([key, node]): [string, MapNodeData] => {
    const type = types.get(key);
    const found = problems.get(key) ?? [];
    const rule = firstRule(node, template, texts);
    const [causes, effects] = [graph.causes.get(key)?.length ?? 0, graph.effects.get(key)?.length ?? 0];
    return [
      key,
      {
        label: node.label,
        name: texts.logic.map.node(node.label, rule, node.ref.kind, causes, effects, found.length),
        icon: type ? fieldTypeEditor(type).icon : node.ref.kind === 'field' ? 'text' : icons[node.ref.kind],
        rule,
        problem: highestSeverity(found),
      },
    ];
  });
  return new Map(entries);
}

// With a known size React Flow does not measure the nodes, and the layout does not shift.
const fixed = (width: number, height: number) => ({
  width,
  height,
  measured: { width, height },
  handles: [],
  // Removes React Flow's role description; the content of a node has its own role and name.
  domAttributes: { 'aria-roledescription': undefined },
});

/** Pixels at a zoom of 1. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns two React Flow nodes per lane: its background and its content. The arrows are drawn between them.
 * @param first the largest part of the map that can be in view when it opens
 */
export function flowNodes(layout: MapLayout, data: ReadonlyMap<string, MapNodeData>, first: Size): readonly Node[] {
  return layout.lanes.flatMap((placed) => {
    const { lane, x, y, height, isCollapsed } = placed;
    const size = { ...fixed(layout.laneWidth, isCollapsed ? laneHeight : height), position: { x, y } };
    return [
      { ...size, id: `frame:${lane.id}`, type: 'frame', zIndex: 0, data: {} },
      {
        ...size,
        id: laneKey(lane.id),
        type: 'lane',
        zIndex: 2,
        data: {
          laneId: lane.id,
          title: lane.title,
          count: lane.nodes.length,
          problems: lane.nodes.filter(({ key }) => data.get(key)?.problem).length,
          isCollapsed,
          nodes: isCollapsed ? [] : laneNodes(placed, layout, data),
          isFirst: x < first.width && y < first.height,
        } satisfies MapLaneData,
      },
    ];
  });
}

function laneNodes(
  { lane, x, y }: PlacedLane,
  layout: MapLayout,
  data: ReadonlyMap<string, MapNodeData>,
): readonly LaneNode[] {
  return lane.nodes.flatMap(({ key }) => {
    const [place, shown] = [layout.nodes.get(key), data.get(key)];
    return place && shown ? [{ key, left: place.x - x, top: place.y - y, data: shown }] : [];
  });
}
