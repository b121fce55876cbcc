import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGuest, anOrder, careSetId, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { withoutLinks } from './without-links.ts';

const corpus = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">x</a>',
  '</td></table><iframe src=//evil.example>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>@import url(//evil.example)</style>',
  '<scr<script>ipt>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];
/** Tags of our mails. Any other tag comes from user input. */
const ownTags = /<\/?(?:!doctype html|html|head|meta|title|body|div|h1|p|a|table|tr|td|strong|span|br)(?: [^<>]*)?>/gi;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

function expectInert(html: string): void {
  const rest = html.replaceAll(ownTags, '');
  expect(rest).not.toMatch(/[<>]/);
  for (const tag of html.match(ownTags) ?? []) {
    expect(tag).not.toMatch(/\son\w+\s*=|javascript:|srcdoc/i);
    expect(tag.replaceAll(/="[^"]*"/g, '')).not.toMatch(/["']/);
  }
}

describe('untrusted text in mails', () => {
  it('[BEY-36] Untrusted text is inert in the name, the address and the article of an order', async () => {
    const [first = '', second = '', third = '', fourth = '', ...inTitle] = corpus.slice(0, 8);
    const title = `Set ${inTitle.join(' ')}`;
    const { error } = await backend.deps.database.from('articles').update({ title }).eq('id', careSetId);
    expect(error).toBeNull();
    await backend.place(
      anOrder({ guestInfo: { ...aGuest, firstName: first, lastName: second, street: third, city: fourth } }),
    );
    await deliverOutbox(backend.deps);
    const [mail] = await backend.mails();
    for (const evil of [first, second, third, fourth, ...inTitle])
      expect(mail?.text).toContain(inTitle.includes(evil) ? evil : withoutLinks(evil));
    expectInert(mail?.html ?? '');
  });

  it('[BEY-36] Untrusted text is inert in a request to the shop and adds no header to the mail', async () => {
    const { error } = await backend.deps.database.rpc('submit_contact_request', {
      p_request: {
        type: 'contact',
        name: `${corpus[0]}\r\nBcc: all@example.de`,
        email: 'eve@example.de',
        subject: corpus[1],
        message: corpus.join('\n'),
        privacyAccepted: true,
      },
    });
    expect(error).toBeNull();
    await deliverOutbox(backend.deps);
    const mails = (await backend.mails()).filter(({ text }) => text.includes('Bcc: all@example.de'));
    expect(mails.length).toBeGreaterThan(0);
    for (const { html, text, subject } of mails) {
      for (const evil of corpus) expect(text).toContain(withoutLinks(evil));
      expectInert(html);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it('[BEY-36] Untrusted text runs no script on the page that shows development mails', async () => {
    const [mail] = await backend.mails();
    const page = await fetch(`${backend.url}/mailbox/${mail?.id}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    const [frame = ''] = html.match(/<iframe [^>]*>/) ?? [];
    expect(frame).toContain('alert(1)');
    expect(frame).toMatch(/ sandbox="(?![^"]*allow-scripts)/);
    expect(html).not.toContain('<script');
  });
});
