import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArticleFacts } from '../article-facts.ts';
import { ArticleFactsList } from './article-facts-list.tsx';

const facts: ArticleFacts = {
  deliveryDays: { min: 10, max: 15 },
  isWithdrawalExcluded: false,
  manufacturer: null,
  safetyNotes: null,
};
const html = (change: Partial<ArticleFacts>) =>
  renderToStaticMarkup(<ArticleFactsList facts={{ ...facts, ...change }} />);

describe('ArticleFactsList', () => {
  it('names the delivery time in working days', () => {
    expect(html({})).toContain('10 bis 15 Werktage');
    expect(html({ deliveryDays: { min: 3, max: 3 } })).toContain('3 Werktage');
  });

  it('tells whether the article can be sent back', () => {
    expect(html({ isWithdrawalExcluded: true })).toContain('§ 312g Abs. 2 Nr. 1 BGB');
    expect(html({ isWithdrawalExcluded: false })).toContain('innerhalb von 14 Tagen widerrufen');
  });

  it('names the shop as manufacturer unless the article says another', () => {
    expect(html({})).toContain('Muster Maßschneiderei GmbH');
    expect(html({ manufacturer: 'Musterfabrik, Musterweg 2' })).toContain('Musterfabrik, Musterweg 2');
  });

  it('shows safety notes only where there are some', () => {
    expect(html({})).not.toContain('Sicherheit');
    expect(html({ safetyNotes: 'Nicht unbeaufsichtigt tragen lassen.' })).toContain('Nicht unbeaufsichtigt');
  });
});
