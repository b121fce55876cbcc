import { describe, expect, it } from 'vitest';
import { adminFormats } from './admin-formats.ts';

const moment = '2026-11-21T23:20:00Z';

describe('formats of the administration', () => {
  it('[ADM-NAV-08] Formats are German on German pages and on those with the quoted English texts', () => {
    for (const { date, price, number } of [adminFormats.de, adminFormats.quoted]) {
      expect([date(moment), number(12345)]).toEqual(['22.11.2026', '12.345']);
      expect(price(123456)).toMatch(/^1\.234,56\s€$/);
    }
  });

  it('Formats are English on English pages, with the date in Berlin and the month name', () => {
    const { date, moment: momentText, price, number, percent, list } = adminFormats.en;
    expect(date(moment)).toBe('22 Nov 2026');
    expect(momentText(moment)).toBe('22 Nov 2026, 00:20');
    expect([price(123456), number(12345), percent(0.25)]).toEqual(['€1,234.56', '12,345', '25%']);
    expect(adminFormats.en.days({ from: '2026-12-08', to: '2026-12-17' })).toMatch(/^8\s–\s17 December 2026$/);
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });
});
