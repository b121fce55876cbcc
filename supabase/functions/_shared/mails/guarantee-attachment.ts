import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { type GuaranteeNotice, guaranteeNotice } from '../../../legal/index.ts';
import { base64Of } from '../documents/order-document.ts';
import type { MailAttachment } from './mail-transport.ts';

const timeoutMs = 10_000;

/** Source of the attachment; tests pass a stub. */
export interface GuaranteeSource {
  readonly notice: GuaranteeNotice | null;
  readonly fetchFile: (url: string, init: RequestInit) => Promise<Response>;
}

const inThisShop: GuaranteeSource = { notice: guaranteeNotice, fetchFile: (url, init) => fetch(url, init) };

/**
 * Returns the EU's notice on the legal guarantee as an attachment of the order mail, read from the shop's own URL.
 * Empty for a demo shop without the notice.
 * @throws Error if the shop does not serve the file or it was changed; the outbox retries the mail
 */
export async function guaranteeAttachment(
  shopUrl: string,
  { notice, fetchFile }: GuaranteeSource = inThisShop,
): Promise<MailAttachment[]> {
  if (notice === null) return [];
  const url = `${shopUrl}/legal/${notice.fileName}`;
  const reply = await fetchFile(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new Error(`The notice on the legal guarantee is missing: ${url} answered ${reply.status}`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const digest = bytesToHex(sha256(bytes));
  if (digest !== notice.sha256) {
    throw new Error(`${url} is not the official notice: its SHA-256 is ${digest}, not ${notice.sha256}`);
  }
  return [
    {
      fileName: notice.fileName,
      contentType: reply.headers.get('content-type') ?? 'application/octet-stream',
      content: base64Of(bytes),
    },
  ];
}
