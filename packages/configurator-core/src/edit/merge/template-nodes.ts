import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import type { Template } from '../../contract/template/template.ts';
import { serializeTemplate } from '../../contract/template/template-codec.ts';
import { isRecord, type Json } from '../../json.ts';

/** Kind of part that is merged on its own. */
export type MergedKind =
  | 'template'
  | 'section'
  | 'group'
  | 'field'
  | 'option'
  | 'price_rule'
  | 'quantity_break'
  | 'scenario';

/** A part of a template in a merge. */
export interface MergedPart {
  readonly kind: MergedKind;
  /** Its id; the quantity of a quantity break. */
  readonly id: string;
  /** Title, label or name; empty if it has none. */
  readonly label: string;
}

/** A part with its own values. A list of parts is not a value. */
export interface TemplateNode extends MergedPart {
  /** Identifies the part in every version: `field/<id>`. */
  readonly key: string;
  /** Key of the part that contains it; null for the template. */
  readonly parent: string | null;
  /** The list of its parent that contains it, by key in the wire format; empty for the template. */
  readonly list: string;
  /** By path in the wire format, as JSON: `["validation_rules","min"]`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Keys of its parts, by list in the wire format. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** The parts of one version by key. */
export type Nodes = ReadonlyMap<string, TemplateNode>;

/** The parts of three versions. */
export interface Versions {
  readonly base: Nodes;
  readonly mine: Nodes;
  readonly theirs: Nodes;
}

/** The lists of parts in each kind of part, by key in the wire format. */
const lists: Readonly<Record<MergedKind, Readonly<Record<string, MergedKind>>>> = {
  template: {
    sections: 'section',
    price_rules: 'price_rule',
    quantity_breaks: 'quantity_break',
    scenarios: 'scenario',
  },
  section: { groups: 'group' },
  group: { fields: 'field' },
  field: { options: 'option' },
  option: {},
  price_rule: {},
  quantity_break: {},
  scenario: {},
};

/** Objects whose entries are separate values, with the number of levels. */
const containers: ReadonlyMap<string, number> = new Map([
  ['validation_rules', 1],
  ['additional_options', 1],
  ['translations', 2],
]);

/** Keys that are not merged: a part is identified by its id, lists have an order, and a version belongs to its save. */
const isUnmerged = (kind: MergedKind, key: string) =>
  key === 'id' || key === 'order_index' || (kind === 'template' && key === 'version');

const levels = ['template', 'section', 'group', 'field', 'option'];

/** Returns the number of parts that contain the part with a key. */
export function levelOf(key: string): number {
  const level = levels.indexOf(key.split('/', 1)[0] ?? '');
  return level < 0 ? 1 : level;
}

/** Returns the parts of a template by key, each before its own parts. */
export function nodesOf(template: Template): Nodes {
  const nodes = new Map<string, TemplateNode>();
  const add = (kind: MergedKind, json: Json, parent: TemplateNode | null, inList = ''): string => {
    const id = String(kind === 'quantity_break' ? json.from : json.id);
    // Options of different fields may have the same id.
    const name = kind === 'template' ? kind : `${kind}/${kind === 'option' ? `${parent?.id}/` : ''}${id}`;
    let key = name;
    for (let count = 2; nodes.has(key); count += 1) key = `${name}~${count}`;
    const values: Record<string, unknown> = {};
    for (const [own, value] of Object.entries(json)) {
      if (Object.hasOwn(lists[kind], own) || isUnmerged(kind, own)) continue;
      flatten([own], value, containers.get(own) ?? 0, values);
    }
    const own: Record<string, readonly string[]> = {};
    const node = {
      kind,
      id,
      label: labelOf(values),
      key,
      parent: parent?.key ?? null,
      list: inList,
      values,
      lists: own,
    };
    nodes.set(key, node);
    for (const [list, childKind] of Object.entries(lists[kind])) {
      const parts = json[list];
      own[list] = Array.isArray(parts) ? parts.filter(isRecord).map((part) => add(childKind, part, node, list)) : [];
    }
    return key;
  };
  add('template', { ...serializeTemplate(template) }, null);
  return nodes;
}

/** Returns the title, label or name among the values of a part. */
export function labelOf(values: TemplateNode['values']): string {
  const texts = ['title', 'label', 'name', 'value'].map((key) => values[JSON.stringify([key])]);
  return texts.filter((text) => typeof text === 'string').find((text) => text.trim() !== '') ?? '';
}

function flatten(path: readonly string[], value: unknown, levels: number, into: Record<string, unknown>): void {
  if (levels === 0 || !isRecord(value)) {
    // An absent object has no entries.
    if (levels === 0 || (value !== null && value !== undefined)) into[JSON.stringify(path)] = value;
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) into[JSON.stringify(path)] = {};
  for (const [key, entry] of entries) flatten([...path, key], entry, levels - 1, into);
}

/** Returns the path of a value in the wire format. */
export function pathOf(valueKey: string): readonly string[] {
  const path: unknown = JSON.parse(valueKey);
  return Array.isArray(path) ? path.map(String) : [];
}

/** Writes a part and its parts in the wire format. */
export function jsonOf(nodes: Nodes, key: string): Json {
  const node = nodes.get(key);
  if (!node) return {};
  const json: Record<string, unknown> = {};
  if (node.kind !== 'quantity_break') json.id = node.id;
  for (const [valueKey, value] of Object.entries(node.values)) {
    if (value !== undefined) put(json, pathOf(valueKey), value);
  }
  for (const [list, keys] of Object.entries(node.lists)) json[list] = keys.map((child) => jsonOf(nodes, child));
  return json;
}

function put(json: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    // An empty object never replaces entries of the other side.
    if (!(isRecord(json[key]) && isRecord(value))) json[key] = value;
    return;
  }
  const inner = isRecord(json[key]) ? { ...json[key] } : {};
  put(inner, rest, value);
  json[key] = inner;
}

/** Returns a part without its values. */
export function partOf({ kind, id, label }: TemplateNode): MergedPart {
  return { kind, id, label };
}

/** Returns the innermost part on a path in the wire format. */
export function partAt(nodes: Nodes, path: TemplatePath): MergedPart {
  let node = nodes.get('template');
  for (let step = 0; node && step + 1 < path.length; step += 2) {
    const inner = nodes.get(node.lists[String(path[step])]?.[Number(path[step + 1])] ?? '');
    if (!inner) break;
    node = inner;
  }
  return node ? partOf(node) : { kind: 'template', id: '', label: '' };
}
