import type { ReactNode } from 'react';
import type { BlockNode, InlineNode } from '#app/lib/markdown/markdown-node.ts';

interface MarkdownProps {
  nodes: readonly BlockNode[];
  /** Level of a '#' heading: one below the title above the text. */
  topHeading?: 2 | 3;
}

/** Renders parsed markdown as React elements, never as an HTML string. */
export function Markdown({ nodes, topHeading = 3 }: MarkdownProps) {
  return <div className="prose">{blocks(nodes, topHeading)}</div>;
}

// The order of nodes never changes, so the index is a stable key.
function blocks(nodes: readonly BlockNode[], top: number): ReactNode {
  return nodes.map((node, place) => <Block key={place.toString()} node={node} top={top} />);
}

function inlines(nodes: readonly InlineNode[]): ReactNode {
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === 'text') return only.text;
  return nodes.map((node, place) => <Inline key={place.toString()} node={node} />);
}

function Block({ node, top }: { node: BlockNode; top: number }) {
  switch (node.kind) {
    case 'paragraph':
      return <p>{inlines(node.children)}</p>;
    case 'heading': {
      const Heading = headings[Math.min(top + node.level - 1, 6) - 2] ?? 'h6';
      return <Heading>{inlines(node.children)}</Heading>;
    }
    case 'list': {
      const items = node.items.map((item, place) => <li key={place.toString()}>{listItem(item, top)}</li>);
      return node.isOrdered ? <ol start={node.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return <blockquote>{blocks(node.children, top)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className="tape-rule" />;
    case 'table':
      return <MarkdownTable header={node.header} rows={node.rows} />;
    default:
      return node satisfies never;
  }
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Renders the single paragraph of a tight item without a `p` element. */
function listItem(item: readonly BlockNode[], top: number): ReactNode {
  const [only] = item;
  return item.length === 1 && only?.kind === 'paragraph' ? inlines(only.children) : blocks(item, top);
}

function MarkdownTable({ header, rows }: { header: InlineNode[][]; rows: InlineNode[][][] }) {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, place) => (
            <th key={place.toString()} scope="col">
              {inlines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place.toString()}>
            {row.map((cell, column) => (
              <td key={column.toString()}>{inlines(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inline({ node }: { node: InlineNode }) {
  switch (node.kind) {
    case 'text':
      return <span>{node.text}</span>;
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{inlines(node.children)}</strong>;
    case 'emphasis':
      return <em>{inlines(node.children)}</em>;
    case 'deleted':
      return <del>{inlines(node.children)}</del>;
    case 'link':
      return (
        <a href={node.href} rel="noopener noreferrer nofollow">
          {inlines(node.children)}
        </a>
      );
    default:
      return node satisfies never;
  }
}
