import { aTemplate } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectedTemplate } from '../../testing/connected-template.ts';
import { englishEditorTexts } from '../../texts/english-editor-texts.ts';
import { rulesOf } from '../rules-of.ts';
import { edgePath } from './edge-path.ts';
import { layersOf, layOutMap, nodeSize, type PlacedNode } from './lay-out-map.ts';
import { type MapGraph, mapGraph } from './map-graph.ts';
import { laneKey } from './map-lane.tsx';
import { nextKey, readingOrder } from './use-map-keys.ts';

function graphOf(fieldCount: number): MapGraph {
  const template = aTemplate(connectedTemplate(fieldCount));
  return mapGraph(template, rulesOf(template, englishEditorTexts.parts), englishEditorTexts.parts);
}

/** A graph of nodes `0` to `n - 1` with arbitrary edges, including cycles. */
const anyGraph = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 30 }).map((pairs) => {
    const keys = Array.from({ length: count }, (_, index) => String(index));
    const edges = pairs
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => ({ from: String(from), to: String(to) }));
    const causes = new Map(
      keys.map((key): [string, string[]] => [key, edges.filter(({ to }) => to === key).map(({ from }) => from)]),
    );
    return { keys, edges, causes };
  }),
);

test('A node is in a higher layer than its causes, and cycles terminate', () => {
  fc.assert(
    fc.property(anyGraph, ({ keys, edges, causes }) => {
      const nodes = new Set(keys);
      const layers = layersOf({ nodes, causes });
      const layerOf = (key: string) => layers.get(key) ?? Number.NaN;
      for (const key of keys) expect(layerOf(key)).toBeLessThan(keys.length);
      // Forward edges alone form no cycles, so each one ends in a higher layer.
      const forward = new Map(
        [...causes].map(([key, list]) => [key, list.filter((cause) => Number(cause) < Number(key))]),
      );
      const acyclic = layersOf({ nodes, causes: forward });
      for (const { from, to } of edges.filter((edge) => Number(edge.from) < Number(edge.to))) {
        expect(acyclic.get(from)).toBeLessThan(acyclic.get(to) ?? Number.NaN);
      }
    }),
  );
});

test('Nodes and lanes never overlap, and nodes are inside their lane, with any lanes collapsed', () => {
  const graph = graphOf(300);
  const ids = graph.lanes.map(({ id }) => id);
  fc.assert(
    fc.property(fc.subarray(ids), (collapsed) => {
      const layout = layOutMap(graph, new Set(collapsed));
      const lanes = layout.lanes.map(({ x, y, height }) => ({ x, y, width: layout.laneWidth, height }));
      const nodes = [...layout.nodes.values()].filter(({ isHidden }) => !isHidden);
      for (const boxes of [lanes, nodes.map(({ x, y }) => ({ x, y, ...nodeSize }))]) {
        for (const [index, one] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            if (!isApart) expect({ one, other }).toBeNull();
          }
        }
      }
      for (const { lane, x, y, height } of layout.lanes) {
        for (const { key } of lane.nodes) {
          const node = layout.nodes.get(key);
          if (!node || node.isHidden) continue;
          expect(node.x).toBeGreaterThanOrEqual(x);
          expect(node.x + nodeSize.width).toBeLessThanOrEqual(x + layout.laneWidth);
          expect(node.y).toBeGreaterThanOrEqual(y);
          expect(node.y + nodeSize.height).toBeLessThanOrEqual(y + height);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('Arrows start and end at the border of a node or of the collapsed lane around it', () => {
  const graph = graphOf(60);
  const ids = graph.lanes.map(({ id }) => id);
  const isOnBorder = (x: number, y: number, { box }: PlacedNode) =>
    (y === box.y || y === box.y + box.height || x === box.x || x === box.x + box.width) &&
    x >= box.x &&
    x <= box.x + box.width &&
    y >= box.y &&
    y <= box.y + box.height;
  fc.assert(
    fc.property(fc.subarray(ids), (collapsed) => {
      const layout = layOutMap(graph, new Set(collapsed));
      for (const edge of graph.edges) {
        const [from, to] = [layout.nodes.get(edge.from), layout.nodes.get(edge.to)];
        if (!from || !to || (from.isHidden && from.node.lane === to.node.lane)) continue;
        const path = edgePath(from, to);
        const [startX = Number.NaN, startY = Number.NaN] = path.match(/[-\d.]+/g)?.map(Number) ?? [];
        const [, endX, endY] = /L([-\d.]+) ([-\d.]+)L/.exec(path)?.map(Number) ?? [];
        expect(isOnBorder(startX, startY, from), path).toBe(true);
        expect(isOnBorder(endX ?? Number.NaN, endY ?? Number.NaN, to), path).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test('A large map has about the aspect ratio of a screen', () => {
  const { width, height } = layOutMap(graphOf(500), new Set());
  expect(width / height).toBeGreaterThan(1);
  expect(width / height).toBeLessThan(2.5);
});

test('Arrow down visits every lane and open node once, sideways arrows follow edges', () => {
  const graph = graphOf(60);
  const closed = graph.lanes[1]?.id ?? '';
  const layout = layOutMap(graph, new Set([closed]));
  const passed: string[] = [];
  for (let key: string | undefined = laneKey(graph.lanes[0]?.id ?? ''); key !== undefined; ) {
    passed.push(key);
    key = nextKey(layout, graph, key, 'ArrowDown');
  }
  expect(passed).toEqual(readingOrder(layout));
  expect(new Set(passed).size).toBe(graph.lanes.length + 50);
  for (const { from, to } of graph.edges) {
    const [start, end] = [layout.nodes.get(from), layout.nodes.get(to)];
    if (start?.isHidden || end?.isHidden) continue;
    expect(graph.effects.get(from)).toContain(nextKey(layout, graph, from, 'ArrowRight'));
    expect(graph.causes.get(to)).toContain(nextKey(layout, graph, to, 'ArrowLeft'));
  }
});
