import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArticleFacts } from '../article-facts.ts';
import { ArticleFactsList } from './article-facts-list.tsx';

const facts: ArticleFacts = {
  articleNumber: 'A-1013',
  deliveryDays: { min: 10, max: 15 },
  isWithdrawalExcluded: false,
  manufacturer: null,
  safetyNotes: null,
};
const html = (change: Partial<ArticleFacts>) =>
  renderToStaticMarkup(<ArticleFactsList facts={{ ...facts, ...change }} />);

describe('ArticleFactsList', () => {
  it('The list names the delivery time in working days', () => {
    expect(html({})).toContain('10 bis 15 Werktage');
    expect(html({ deliveryDays: { min: 3, max: 3 } })).toContain('3 Werktage');
    expect(html({ deliveryDays: { min: 1, max: 1 } })).toMatch(/1 Werktag\b/);
  });

  it('[BEY-20] The list shows whether the article can be returned', () => {
    expect(html({ isWithdrawalExcluded: true })).toContain('§ 312g Absatz 2 Nummer 1 BGB');
    expect(html({ isWithdrawalExcluded: false })).toContain('innerhalb von 14 Tagen widerrufen');
    expect(html({ isWithdrawalExcluded: null })).toContain('nicht verkauft werden');
  });

  it('[BEY-23] The list names the article, its maker with postal and electronic address, and the safety notes', () => {
    const page = html({ safetyNotes: 'Nicht unbeaufsichtigt tragen lassen.' });
    expect(page).toContain('A-1013');
    expect(page).toContain('Muster Maßschneiderei GmbH, Musterstraße 1, 12345 Musterstadt, hallo@example.de');
    expect(page).toContain('Nicht unbeaufsichtigt tragen lassen.');
    expect(html({ manufacturer: 'Musterfabrik, Musterweg 2' })).toContain('Musterfabrik, Musterweg 2');
  });
});
