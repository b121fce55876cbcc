import type { Template } from 'configurator-core';
import { useActions } from '../store/editor-context.ts';
import type { TemplateRule } from './rules-of.ts';

const WIDTH = 200;
const HEIGHT = 32;
const GAP = 72;
const ROW = 44;
const MOST_LETTERS = 24;

interface Node {
  readonly key: string;
  readonly label: string;
  readonly ref: TemplateRule['ref'];
  readonly column: number;
  readonly row: number;
}

function shortened(label: string): string {
  return label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label;
}

/** Lays the fields and what reads them out in columns: everything is to the right of what it reads. */
function layOut(template: Template, rules: readonly TemplateRule[]) {
  const refs = new Map<string, { label: string; ref: TemplateRule['ref'] }>();
  for (const field of template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))) {
    refs.set(`field:${field.name}`, { label: field.label || field.name, ref: { kind: 'field', id: field.id } });
  }
  const edges: { from: string; to: string }[] = [];
  for (const rule of rules) {
    const to = rule.decides === null ? `${rule.kind}:${rule.ref.id}` : `field:${rule.decides}`;
    if (!refs.has(to)) refs.set(to, { label: rule.label || 'Untitled', ref: rule.ref });
    for (const name of rule.reads) edges.push({ from: `field:${name}`, to });
  }
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const columns = new Map([...used].map((key) => [key, 0]));
  // A circle would push its members on for ever: as many rounds as there are nodes are enough.
  for (let round = 0; round < used.size; round += 1) {
    let isMoved = false;
    for (const { from, to } of edges) {
      const wanted = (columns.get(from) ?? 0) + 1;
      if (from !== to && (columns.get(to) ?? 0) < wanted && wanted < used.size) {
        columns.set(to, wanted);
        isMoved = true;
      }
    }
    if (!isMoved) break;
  }
  const filled = new Map<number, number>();
  const nodes = new Map<string, Node>();
  for (const [key, { label, ref }] of refs) {
    if (!used.has(key)) continue;
    const column = columns.get(key) ?? 0;
    const row = filled.get(column) ?? 0;
    filled.set(column, row + 1);
    nodes.set(key, { key, label, ref, column, row });
  }
  return { nodes, edges };
}

/** Dependencies, drawn from left to right. The list beside it says the same in words. */
export function DependencyDrawing({ template, rules }: { template: Template; rules: readonly TemplateRule[] }) {
  const { select, setView } = useActions();
  const { nodes, edges } = layOut(template, rules);
  if (nodes.size === 0) return null;
  const list = [...nodes.values()];
  const width = (Math.max(...list.map(({ column }) => column)) + 1) * (WIDTH + GAP) - GAP + 2;
  const height = (Math.max(...list.map(({ row }) => row)) + 1) * ROW;
  const at = ({ column, row }: Node) => ({ x: column * (WIDTH + GAP) + 1, y: row * ROW + (ROW - HEIGHT) / 2 });
  return (
    <section className="te-drawing" aria-label="Dependencies">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <title>Dependencies</title>
        {edges.map(({ from, to }) => {
          const start = nodes.get(from);
          const end = nodes.get(to);
          if (!start || !end) return null;
          const a = at(start);
          const b = at(end);
          const [ax, ay, bx, by] = [a.x + WIDTH, a.y + HEIGHT / 2, b.x, b.y + HEIGHT / 2];
          return (
            <path
              key={`${from}→${to}`}
              className="te-edge"
              d={`M${ax} ${ay} C${ax + GAP / 2} ${ay} ${bx - GAP / 2} ${by} ${bx} ${by}`}
            />
          );
        })}
        {list.map((node) => {
          const { x, y } = at(node);
          return (
            <a
              key={node.key}
              className="te-node"
              href={`#${node.key}`}
              onClick={(event) => {
                event.preventDefault();
                select([node.ref]);
                setView('build');
              }}
            >
              <title>{node.label}</title>
              <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx="6" />
              <text x={x + 12} y={y + HEIGHT / 2} dominantBaseline="central">
                {shortened(node.label)}
              </text>
            </a>
          );
        })}
      </svg>
    </section>
  );
}
