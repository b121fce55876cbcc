import type { Template } from 'configurator-core';
import { type ElementRef, rowKey } from '../../document/element.ts';
import { partLabel } from '../../document/part-labels.ts';
import type { EditorTexts } from '../../texts/editor-texts.ts';
import type { TemplateRule } from '../rules-of.ts';

/** The lane of the price rules, which belong to no section. */
export const priceLane = 'price_rules';

/** A field that a rule reads, or an element with a rule. */
export interface MapNode {
  readonly key: string;
  readonly ref: ElementRef;
  readonly label: string;
  /** Id of its section, or `priceLane`. */
  readonly lane: string;
  /** Its own rules and those of its options. */
  readonly rules: readonly TemplateRule[];
}

/** `to` depends on `from`; both are keys of nodes. */
export interface MapEdge {
  readonly from: string;
  readonly to: string;
}

/** A section with rules, or the price rules. */
export interface MapLane {
  readonly id: string;
  readonly title: string;
  /** Nodes in template order. */
  readonly nodes: readonly MapNode[];
}

/** Dependency graph of the rules. Excludes elements that have no rules and are read by none. */
export interface MapGraph {
  /** In template order, price rules last. */
  readonly lanes: readonly MapLane[];
  readonly nodes: ReadonlyMap<string, MapNode>;
  readonly edges: readonly MapEdge[];
  /** Keys of the nodes that a node depends on directly. */
  readonly causes: ReadonlyMap<string, readonly string[]>;
  /** Keys of the nodes that depend on a node directly. */
  readonly effects: ReadonlyMap<string, readonly string[]>;
}

/** Returns the node key of an element. An option is represented by its field. */
export function nodeKeyOf(template: Template, ref: ElementRef): string {
  if (ref.kind !== 'option') return rowKey(ref);
  for (const section of template.sections) {
    for (const group of section.groups) {
      const field = group.fields.find(({ options }) => options.some(({ id }) => id === ref.id));
      if (field) return rowKey({ kind: 'field', id: field.id });
    }
  }
  return rowKey(ref);
}

/** Builds the dependency graph of a template's rules. */
export function mapGraph(template: Template, rules: readonly TemplateRule[], texts: EditorTexts['parts']): MapGraph {
  const keyOfName = new Map<string, string>();
  const order: MapNode[] = [];
  const rulesByKey = new Map<string, TemplateRule[]>();
  const edges = new Map<string, MapEdge>();
  for (const section of template.sections) {
    for (const { fields } of section.groups) {
      for (const { name, id } of fields) keyOfName.set(name, rowKey({ kind: 'field', id }));
    }
  }
  const used = new Set<string>();
  for (const rule of rules) {
    const to = (rule.decides !== null && keyOfName.get(rule.decides)) || rowKey(rule.ref);
    used.add(to);
    rulesByKey.set(to, [...(rulesByKey.get(to) ?? []), rule]);
    for (const name of rule.reads) {
      const from = keyOfName.get(name);
      if (from === undefined) continue;
      used.add(from);
      if (from !== to) edges.set(`${from} ${to}`, { from, to });
    }
  }
  const add = (ref: ElementRef, label: string, lane: string) => {
    const key = rowKey(ref);
    if (used.has(key)) order.push({ key, ref, label, lane, rules: rulesByKey.get(key) ?? [] });
  };
  for (const section of template.sections) {
    add(
      { kind: 'section', id: section.id },
      partLabel({ kind: 'section', element: section }, texts, template),
      section.id,
    );
    for (const group of section.groups) {
      add({ kind: 'group', id: group.id }, partLabel({ kind: 'group', element: group }, texts, template), section.id);
      for (const field of group.fields) {
        add({ kind: 'field', id: field.id }, partLabel({ kind: 'field', element: field }, texts, template), section.id);
      }
    }
  }
  for (const rule of template.priceRules) {
    add(
      { kind: 'price_rule', id: rule.id },
      partLabel({ kind: 'price_rule', element: rule }, texts, template),
      priceLane,
    );
  }
  return {
    lanes: lanesOf(template, order, texts),
    nodes: new Map(order.map((node) => [node.key, node])),
    edges: [...edges.values()],
    ...neighbours([...edges.values()]),
  };
}

function lanesOf(template: Template, nodes: readonly MapNode[], texts: EditorTexts['parts']): readonly MapLane[] {
  const titles = [
    ...template.sections.map((section) => ({
      id: section.id,
      title: partLabel({ kind: 'section', element: section }, texts, template),
    })),
    { id: priceLane, title: texts.priceRules },
  ];
  return titles.flatMap(({ id, title }) => {
    const own = nodes.filter(({ lane }) => lane === id);
    return own.length > 0 ? [{ id, title, nodes: own }] : [];
  });
}

function neighbours(edges: readonly MapEdge[]): Pick<MapGraph, 'causes' | 'effects'> {
  const causes = new Map<string, string[]>();
  const effects = new Map<string, string[]>();
  const push = (map: Map<string, string[]>, key: string, other: string) => {
    const list = map.get(key);
    if (list) list.push(other);
    else map.set(key, [other]);
  };
  for (const { from, to } of edges) {
    push(causes, to, from);
    push(effects, from, to);
  }
  return { causes, effects };
}

/** Returns all direct and indirect causes and effects of a node. */
export function reachOf(
  { causes, effects }: Pick<MapGraph, 'causes' | 'effects'>,
  key: string,
): { readonly causes: ReadonlySet<string>; readonly effects: ReadonlySet<string> } {
  const follow = (next: ReadonlyMap<string, readonly string[]>) => {
    const found = new Set<string>();
    const waiting = [...(next.get(key) ?? [])];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (at === key || found.has(at)) continue;
      found.add(at);
      waiting.push(...(next.get(at) ?? []));
    }
    return found;
  };
  return { causes: follow(causes), effects: follow(effects) };
}
