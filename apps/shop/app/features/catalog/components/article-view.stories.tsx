import type { Meta, StoryObj } from '@storybook/react-vite';
import { alterationPromise } from 'shop-backend/legal';
import { expect, userEvent } from 'storybook/test';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { ArticleView } from './article-view.tsx';

const articleId = '0f5bb0b2-4a5e-4bbd-8d9a-2f6a35a1f001';

const meta = {
  title: 'Shop/Article',
  component: ArticleView,
  parameters: {
    // Inline, its headings would break the heading outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'Back, gallery, collections, wishlist, the shipping note at the price, then the way to the configurator ' +
        'or the cart, then the text.',
      accessibility:
        'The title is the only heading of level 1; headings of the description start at level 2. Price, tax and ' +
        'shipping are one text, and the expected delivery is a date in words.',
    },
  },
  decorators: [withRouter],
  args: {
    article: {
      id: articleId,
      title: 'Wintermantel „Nordwind“',
      imageUrl: '/catalogue/wintermantel-nordwind.webp',
      priceCents: 14_900,
      configuratorType: 'dog-coat',
      formTemplateId: '0f5bb0b2-4a5e-4bbd-8d9a-2f6a35a1f002',
      isPaused: false,
    },
    categories: [{ id: 'c1', title: 'Mäntel' }],
    images: [
      { source: '/catalogue/wintermantel-nordwind.webp', alt: null },
      { source: '/catalogue/wintermantel-nordwind-detail.webp', alt: null },
    ],
    facts: {
      articleNumber: 'A-1001',
      deliveryDays: { min: 10, max: 15 },
      isWithdrawalExcluded: true,
      manufacturer: null,
      safetyNotes: 'Hund nicht unbeaufsichtigt im Mantel lassen.',
    },
    configureTo: `/configure/dog-coat?article=${articleId}`,
    expectedDelivery: '7.–16. Dezember 2026',
    description: parseMarkdown('Ein langer Mantel mit **weichem** Futter.'),
    addToCart: <Button size="large">In den Warenkorb</Button>,
  },
} satisfies Meta<typeof ArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTemplate: Story = {
  name: '[SF-ART-03] [SF-ART-04] [SF-ART-05] [SF-ART-08] With form template',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wintermantel „Nordwind“' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mäntel' })).toHaveAttribute('href', '/categories/c1');
    await expect(canvas.getByText('ab 149,00 €', { selector: 'p *' })).toBeVisible();
    await expect(canvas.getByText(alterationPromise.de)).toBeVisible();
    await expect(canvas.getByText(/^Voraussichtliche Lieferung/)).toHaveTextContent('7.–16. Dezember 2026');
    await expect(canvas.getByRole('link', { name: 'Konfigurieren und bestellen' })).toHaveAttribute(
      'href',
      `/configure/dog-coat?article=${articleId}`,
    );
    await expect(canvas.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  },
};

export const Gallery: Story = {
  name: '[SF-ART-02] Gallery',
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /Bild 2 von 2 zeigen/ });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: /Bild 2 von 2/ }).getAttribute('src')).toContain('-detail');
  },
};

export const WithTypeOnly: Story = {
  name: '[SF-ART-09] [SF-ART-10] With configurator type only',
  args: { article: { ...meta.args.article, formTemplateId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Konfigurieren' })).toBeVisible();
  },
};

export const ReadyMade: Story = {
  name: '[SF-ART-07] [SF-ART-11] Ready-made, without description',
  args: {
    article: { ...meta.args.article, formTemplateId: null, configuratorType: null },
    description: [],
    images: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Konfigurieren/ })).toBeNull();
    await expect(canvas.getByText('Keine Beschreibung verfügbar.')).toBeVisible();
  },
};

export const Paused: Story = {
  name: '[SF-ART-22] [SF-ART-23] Paused, seen by an admin',
  args: { article: { ...meta.args.article, isPaused: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Artikel ist pausiert')).toBeVisible();
    await expect(canvas.getByText(/im Shop nicht sichtbar/)).toBeVisible();
  },
};
