import { expect, test } from '../support/fixtures.ts';

/** All addresses of this shop in a page, both links and pictures. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
}

test('Every link on any page returns 200', async ({ request }) => {
  const statuses = new Map<string, number>();
  const open = ['/'];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (statuses.has(address)) continue;
    const reply = await request.get(address);
    statuses.set(address, reply.status());
    if (reply.headers()['content-type']?.includes('html')) open.push(...addressesIn(await reply.text()));
  }
  expect(statuses.size).toBeGreaterThan(40);
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
});
