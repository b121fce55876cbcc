import { createHash } from 'node:crypto';

/** A page whose inline scripts are allowed by their digests. */
interface DigestedPage {
  html: string;
  /** Sources for the content security policy */
  digests: readonly string[];
}

/**
 * Replaces the nonce of a rendered page by the digests of its inline scripts, so that one copy of the page serves all
 * visitors. Only scripts with the nonce count: markup that an attacker could place into the page cannot contain it,
 * because it is drawn for this rendering. The policy is as strict as with the nonce.
 */
export function withoutNonce(page: string, nonce: string): DigestedPage {
  const attribute = ` nonce="${nonce}"`;
  const digests = new Set<string>();
  const ownScripts = new RegExp(`<script\\b([^>]*)${attribute}([^>]*)>([^]*?)</script>`, 'g');
  for (const [, before = '', after = '', content = ''] of page.matchAll(ownScripts)) {
    if (/\ssrc=/.test(before + after)) continue;
    digests.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { html: page.replaceAll(attribute, ''), digests: [...digests] };
}
