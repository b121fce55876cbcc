import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shopPolicy } from '../contracts/index.ts';

const templates = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.html'));

describe('mails of Auth', () => {
  it.each(templates)('The mails of Auth end with the name of the shop: %s', (name) => {
    const mail = readFileSync(new URL(name, import.meta.url), 'utf8');
    expect(mail).toContain(`Herzliche Grüße<br>${shopPolicy.shopName}</p>`);
  });
});
