import { writtenVersion } from '../../../legal/index.ts';
import type { MailBlock } from './mail-layout.ts';
import type { OrderInMail } from './order-in-mail.ts';

/**
 * Returns the full texts in the versions that apply to the order. The law requires a durable medium: a mail is one, a
 * page is not.
 */
export function legalBlocks(order: OrderInMail, shopUrl: string): MailBlock[] {
  const { texts, facts } = order.terms;
  return [
    { kind: 'text', text: 'Widerrufsbelehrung' },
    { kind: 'note', text: plainText(writtenVersion('widerruf', texts.widerruf, facts).markdown, shopUrl) },
    { kind: 'text', text: 'Allgemeine Geschäftsbedingungen' },
    { kind: 'note', text: plainText(writtenVersion('agb', texts.agb, facts).markdown, shopUrl) },
  ];
}

/** Converts Markdown to plain text: headings become paragraphs, links show their URL. */
function plainText(markdown: string, shopUrl: string): string {
  return markdown
    .replace(/^#+ /gm, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\\([*_])/g, '$1')
    .replace(/\[([^[\]]+)\]\((\/[^)]*)\)/g, `$1 (${shopUrl}$2)`)
    .replace(/\[([^[\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
}
