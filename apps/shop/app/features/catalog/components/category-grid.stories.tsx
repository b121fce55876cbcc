import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { CategoryGrid } from './category-grid.tsx';

const meta = {
  title: 'Shop/Category grid',
  component: CategoryGrid,
  parameters: {
    notes: {
      keyboard: 'Each card is one link; Tab goes through them in order.',
      accessibility: 'A list of links with headings. The level of the headings follows the page the grid is on.',
    },
  },
  decorators: [withRouter],
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '[SF-CAT-03] [SF-CAT-04] [SF-CAT-06] Filled',
  args: {
    titleLevel: 'h2',
    categories: [
      { id: 'c1', title: 'Mäntel', description: null, imageUrl: '/catalogue/kategorie-maentel.webp' },
      { id: 'c2', title: 'Neuheiten', description: null, imageUrl: null },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /Mäntel.*Entdecken/ })).toHaveAttribute('href', '/categories/c1');
    await expect(canvasElement.querySelectorAll('img')[1]?.getAttribute('src')).toContain('/catalogue/platzhalter');
  },
};

export const Empty: Story = {
  name: '[SF-CAT-05] [SF-HOME-07] Empty',
  args: { titleLevel: 'h2', categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit sind keine Kategorien verfügbar.')).toBeVisible();
  },
};
