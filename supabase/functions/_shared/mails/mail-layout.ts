import type { Mail, MailAttachment } from './mail-transport.ts';

/** A part of a mail, written both as text and as HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Small print */
  | { kind: 'note'; text: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'items'; items: readonly MailItem[] };

/** One line of an order in a mail. */
export interface MailItem {
  title: string;
  /** Written after the title, `2 × 107,00 €` */
  price: string;
  total: string;
  details: readonly string[];
}

/** Writes a mail as plain text and as HTML from the same blocks. */
export function writeMail(
  to: string,
  heading: string,
  blocks: readonly MailBlock[],
  attachments: readonly MailAttachment[] = [],
): Mail {
  // Names are untrusted: a line break would inject another mail header.
  const subject = heading.replace(/\s+/g, ' ').trim();
  return {
    to,
    subject,
    attachments,
    text: [subject, ...blocks.map(asText)].join('\n\n'),
    html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head><body style="${bodyStyle}"><div style="${cardStyle}"><h1 style="font-size:22px;line-height:1.3;margin:0 0 20px">${escapeHtml(subject)}</h1>${blocks.map(asHtml).join('')}</div></body></html>`,
  };
}

const bodyStyle =
  'margin:0;padding:24px 12px;background:#f7f4ec;color:#22302b;font:16px/1.6 Helvetica,Arial,sans-serif';
const cardStyle =
  'max-width:600px;margin:0 auto;padding:28px;background:#fffdf8;border:1px solid #d9d3c4;border-radius:12px';
const rightStyle = 'text-align:right;vertical-align:top;white-space:nowrap;padding:8px 0 8px 16px';

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'link':
      return `${block.label}: ${block.url}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'items':
      return block.items
        .map((item) =>
          [`${item.title}, ${item.price}, zusammen ${item.total}`, ...item.details.map((line) => `  ${line}`)].join(
            '\n',
          ),
        )
        .join('\n\n');
  }
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 12px;font-size:14px;color:#56645d">${withBreaks(block.text)}</p>`;
    case 'link':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f5d4a;color:#fffdf8;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return table(block.rows.map(([label, value]) => row(escapeHtml(label), escapeHtml(value))));
    case 'items':
      return table(block.items.map((item) => row(itemCell(item), escapeHtml(item.total))));
  }
}

function itemCell({ title, price, details }: MailItem): string {
  const lines = details.map((line) => `<br><span style="font-size:14px;color:#56645d">${escapeHtml(line)}</span>`);
  return `<strong>${escapeHtml(title)}</strong><br>${escapeHtml(price)}${lines.join('')}`;
}

function table(rows: readonly string[]): string {
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
}

function row(left: string, right: string): string {
  return `<tr style="border-bottom:1px solid #d9d3c4"><td style="vertical-align:top;padding:8px 0">${left}</td><td style="${rightStyle}">${right}</td></tr>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
