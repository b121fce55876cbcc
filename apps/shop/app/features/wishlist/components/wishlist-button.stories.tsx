import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { wishlist } from '../remembered.ts';
import { WishlistButton } from './wishlist-button.tsx';
import { WishlistLink } from './wishlist-link.tsx';

const article = { id: '30000000-0000-4000-8000-000000000001', title: 'Wintermantel „Nordwind“' };

const meta = {
  title: 'Shop/Wishlist',
  component: WishlistButton,
  parameters: {
    notes: {
      keyboard: 'Enter or Space puts the article on the list or takes it off; the focus stays.',
      accessibility: 'A toggle with `aria-pressed`. Its name contains the article and does not change with the state.',
    },
  },
  decorators: [withRouter],
  args: { article },
  render: (args) => (
    <div className="flex gap-4">
      <WishlistButton {...args} />
      <WishlistLink />
    </div>
  ),
  beforeEach: () => wishlist.getState().clear(),
} satisfies Meta<typeof WishlistButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  name: '[BEY-55] An article is added to the wishlist and removed',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Merken: Wintermantel „Nordwind“' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Merkliste, 1 Artikel' })).toHaveAttribute('href', '/wishlist');
    await expect(localStorage.getItem('wishlist')).toContain(article.id);
    await expect(document.cookie).not.toContain(article.id);
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Merkliste' })).toBeVisible();
    await userEvent.click(button);
  },
};
