import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../page/with-router.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Shop/Header',
  component: SiteHeader,
  decorators: [withRouter],
  args: { cartPieces: 0 },
  parameters: {
    notes: {
      keyboard:
        'Name, navigation, tools, cart, account, from left to right. Below 768 px the links are behind the menu ' +
        'button.',
      accessibility:
        'The `banner` landmark with a `nav` named Hauptnavigation. The cart link contains the number of pieces ' +
        'in words.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {
  name: '[SF-NAV-28] [SF-NAV-29] [SF-NAV-35] Empty cart',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(80);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Kollektionen' })).toHaveAttribute('href', '/categories');
    await expect(canvas.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/cart');
  },
};

export const FilledCart: Story = {
  name: '[SF-NAV-36] Filled cart',
  args: { cartPieces: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Warenkorb/ })).toHaveTextContent('3 Stück');
  },
};
