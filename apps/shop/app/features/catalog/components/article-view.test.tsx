import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Article } from '../article.ts';
import { ArticleView } from './article-view.tsx';

const article: Omit<Article, 'description'> = {
  id: '30000000-0000-4000-8000-000000000015',
  title: 'Einzelstück',
  imageUrl: null,
  priceCents: null,
  configuratorType: null,
  formTemplateId: null,
  isPaused: false,
};
const facts = {
  articleNumber: 'A1',
  deliveryDays: { min: 10, max: 14 },
  isWithdrawalExcluded: true,
  manufacturer: null,
  safetyNotes: null,
};

function render(changes: Partial<typeof article>): string {
  const page = (
    <ArticleView
      article={{ ...article, ...changes }}
      facts={facts}
      expectedDelivery="7.–16. Dezember 2026"
      categories={[]}
      images={[]}
      configureTo="/configure"
      description={[]}
      addToCart={<button type="button">In den Warenkorb</button>}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it('An article with a price on request leads to the appointment form and promises no delivery date', () => {
  const page = render({});
  expect(page).toMatch(/<a [^>]*href="\/kontakt\?anliegen=termin"[^>]*>Idee schildern<\/a>/);
  expect(page).not.toMatch(/Voraussichtliche Lieferung|Werktage|In den Warenkorb/);
});

it('[SF-ART-10] The main action of an article with built-in steps is to configure it', () => {
  const page = render({ configuratorType: 'dog-coat', priceCents: 8_900 });
  expect(page.indexOf('>Konfigurieren<')).toBeLessThan(page.indexOf('In den Warenkorb'));
  expect(page).toMatch(/<a [^>]*class="[^"]*bg-forest[^"]*"[^>]*>Konfigurieren<\/a>/);
  expect(page).toContain('Voraussichtliche Lieferung');
});
