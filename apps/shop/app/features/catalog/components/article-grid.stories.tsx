import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#app/ui/buttons/button.tsx';
import { withRouter } from '#app/ui/page/with-router.tsx';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleGrid } from './article-grid.tsx';

const teaser = (id: string, title: string, slug: string): ArticleTeaser => ({
  id,
  title,
  summary: 'Aus Ihrem Wunschstoff, mit Beschlägen, die ein Hundeleben halten.',
  imageUrl: `/catalogue/${slug}.webp`,
  priceCents: 3_900,
  configuratorType: 'dog-leash',
  formTemplateId: null,
  isPaused: false,
});

const meta = {
  title: 'Shop/Article grid',
  component: ArticleGrid,
  parameters: {
    notes: {
      keyboard: 'Tab goes card by card, in the order of the list: title, then action.',
      accessibility:
        'A list, so the number of articles is announced. An empty collection is a sentence with a link back.',
    },
  },
  decorators: [withRouter],
  args: {
    articles: [
      teaser('a1', 'Leine „Weitblick“', 'leine-weitblick'),
      teaser('a2', 'Leine „Stadtgang“', 'leine-stadtgang'),
      teaser('a3', 'Leine „Sommerwind“', 'leine-sommerwind'),
    ],
    renderAction: () => <Button variant="secondary">In den Warenkorb</Button>,
  },
} satisfies Meta<typeof ArticleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '[SF-CAT-11] [SF-CAT-14] [SF-CAT-19] Filled',
  play: async ({ canvas }) => {
    const delays = () => canvas.getAllByRole('listitem').map((card) => getComputedStyle(card).animationDelay);
    // The first story of the shop loads its style sheet.
    await waitFor(() => expect(delays()).toEqual(['0s', '0.1s', '0.2s']));
    await expect(canvas.getAllByRole('button', { name: 'In den Warenkorb' })).toHaveLength(3);
    for (const summary of canvas.getAllByText(/Wunschstoff/)) {
      await expect(getComputedStyle(summary).webkitLineClamp).toBe('2');
    }
  },
};

export const Empty: Story = {
  name: '[SF-CAT-16] [SF-CAT-17] Empty',
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In dieser Kategorie sind derzeit keine Artikel verfügbar.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zu allen Kategorien' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
};
