import { documents } from '../../../legal/documents.ts';
import { type DocumentId, shopTerms } from '../../../legal/index.ts';
import type { MailBlock } from './mail-layout.ts';
import type { OrderInMail } from './order-in-mail.ts';

/**
 * The texts an order was concluded under, in full and in the versions it stands under: a mail is the durable medium
 * the law asks for, a page is not.
 */
export function legalBlocks(order: OrderInMail, shopUrl: string): MailBlock[] {
  const { agb, widerruf } = order.terms.texts;
  return [
    { kind: 'text', text: 'Widerrufsbelehrung' },
    { kind: 'note', text: plainText(textOf('widerruf', widerruf), shopUrl) },
    { kind: 'text', text: 'Allgemeine Geschäftsbedingungen' },
    { kind: 'note', text: plainText(textOf('agb', agb), shopUrl) },
  ];
}

function textOf(id: DocumentId, validFrom: string): string {
  const { versions } = documents[id];
  const version = versions.find((candidate) => candidate.validFrom === validFrom) ?? versions[0];
  return version.write(shopTerms);
}

/** Markdown as a mail can show it: headings stand alone, links show their address. */
function plainText(markdown: string, shopUrl: string): string {
  return markdown
    .replace(/^#+ /gm, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, `$1 (${shopUrl}$2)`)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
}
