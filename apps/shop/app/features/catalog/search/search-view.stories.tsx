import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import type { ArticleTeaser } from '../article-teaser.ts';
import { parseSearch } from './catalogue-search.ts';
import type { FoundArticles } from './found-articles.ts';
import { SearchView } from './search-view.tsx';

const teaser = (id: string, title: string, slug: string): ArticleTeaser => ({
  id,
  title,
  summary: 'Nach neun Maßen geschnitten, mit Fleece gefüttert.',
  imageUrl: `/catalogue/${slug}.webp`,
  priceCents: 12_900,
  configuratorType: 'dog-coat',
  formTemplateId: 't1',
  isPaused: false,
});

const found: FoundArticles = {
  articles: [
    teaser('a1', 'Wintermantel „Nordwind“', 'wintermantel-nordwind'),
    teaser('a2', 'Regenmantel „Küstennebel“', 'regenmantel-kuestennebel'),
  ],
  total: 60,
  facets: {
    types: { 'dog-coat': 4, 'dog-leash': 2, other: 3 },
    configurable: 6,
    readyMade: 3,
    minCents: 650,
    maxCents: 12_900,
  },
  collections: [{ id: 'c1', title: 'Mäntel' }],
};

/** Reads the search from the URL, like the route. */
function SearchPage(props: { found: FoundArticles }) {
  const { search } = useLocation();
  const [shown] = useState(props.found);
  return (
    <div className="flex flex-col gap-8 p-6">
      <SearchView search={parseSearch(new URLSearchParams(search))} found={shown} renderAction={() => null} />
      <output aria-label="Adresse">{search}</output>
    </div>
  );
}

const meta = {
  title: 'Shop/Search',
  component: SearchPage,
  decorators: [withRouter],
  args: { found },
  parameters: {
    notes: {
      of: SearchView,
      keyboard:
        'Filters keep the focus while the list changes. Removing a filter moves the focus to the next one, and ' +
        'to the number of results after the last or all of them. Another page of results focuses their heading.',
      accessibility:
        'The number of results is announced politely after each change; while they load, the region has ' +
        '`aria-busy`. Pages are a `nav` with `aria-current`. On narrow screens the filters are behind a ' +
        '`summary`.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: '[BEY-51] Filters are part of the URL, and clearing one keeps the focus nearby',
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText('Adresse');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Mäntel/ }));
    await waitFor(() => expect(address).toHaveTextContent('?type=dog-coat'));
    await expect(canvas.getByRole('checkbox', { name: /^Mäntel/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /^Sofort fertig/ }));
    await waitFor(() => expect(address).toHaveTextContent('configurable=no'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preis bis, in Euro' }), '49,90');
    await userEvent.click(canvas.getByRole('button', { name: 'Preis anwenden' }));
    await waitFor(() => expect(address).toHaveTextContent('max=49%2C90'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortieren' }), 'Preis aufsteigend');
    await waitFor(() => expect(address).toHaveTextContent('sort=price'));

    const chips = within(canvas.getByRole('list', { name: 'Gewählte Filter' }));
    await userEvent.click(chips.getByRole('button', { name: 'Filter entfernen: Mäntel' }));
    await waitFor(() => expect(chips.getByRole('button', { name: 'Filter entfernen: Sofort fertig' })).toHaveFocus());
    await userEvent.click(chips.getByRole('button', { name: 'Filter entfernen: Sofort fertig' }));
    await waitFor(() => expect(chips.getByRole('button', { name: /^Filter entfernen: bis/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '60 Artikel' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Preis bis, in Euro' })).toHaveValue('');
    await expect(address.textContent).toBe('?sort=price');
  },
};

export const Pages: Story = {
  name: '[BEY-51] Pagination uses links',
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }));
    await expect(pages.getByRole('link', { name: 'Seite 1 von 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('link', { name: 'Seite 2 von 3' }));
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?page=2'));
    await expect(pages.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute('href', '/?page=3');
  },
};

export const NothingFound: Story = {
  name: '[BEY-49, BEY-51] An empty result links to all collections, and clearing its filters keeps the focus nearby',
  args: {
    found: {
      articles: [],
      total: 0,
      facets: { types: {}, configurable: 0, readyMade: 0, minCents: null, maxCents: null },
      collections: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dazu haben wir nichts gefunden.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle Kollektionen ansehen' })).toHaveAttribute(
      'href',
      '/categories',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leinen/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Sofort fertig/ }));
    const chips = within(await canvas.findByRole('list', { name: 'Gewählte Filter' }));
    await chips.findByRole('button', { name: 'Filter entfernen: Sofort fertig' });
    // With two filters, the chips have no second button of this name.
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter entfernen' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Leinen/ })).not.toBeChecked());
    await expect(canvas.queryByRole('button', { name: 'Alle Filter entfernen' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Keine Artikel' })).toHaveFocus();
  },
};
