import { writtenVersion } from '../../../legal/index.ts';
import type { MailBlock } from './mail-layout.ts';
import type { OrderInMail } from './order-in-mail.ts';

/**
 * The texts an order was concluded under, in full and in its versions: a mail is the durable medium
 * the law asks for, a page is not.
 */
export function legalBlocks(order: OrderInMail, shopUrl: string): MailBlock[] {
  const { agb, widerruf } = order.terms.texts;
  return [
    { kind: 'text', text: 'Widerrufsbelehrung' },
    { kind: 'note', text: plainText(writtenVersion('widerruf', widerruf).markdown, shopUrl) },
    { kind: 'text', text: 'Allgemeine Geschäftsbedingungen' },
    { kind: 'note', text: plainText(writtenVersion('agb', agb).markdown, shopUrl) },
  ];
}

/** Markdown as a mail can show it: headings are separate paragraphs, links show their address. */
function plainText(markdown: string, shopUrl: string): string {
  return markdown
    .replace(/^#+ /gm, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\\([*_])/g, '$1')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, `$1 (${shopUrl}$2)`)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
}
