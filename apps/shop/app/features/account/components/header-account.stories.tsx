import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asSession, withAccount } from '../with-account.fixture.tsx';
import { HeaderAccount } from './header-account.tsx';

const meta = {
  title: 'Shop/Account/Header',
  component: HeaderAccount,
  decorators: [withAccount],
} satisfies Meta<typeof HeaderAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  name: '[SF-NAV-39] Guest',
  loaders: [asSession({ status: 'guest' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/auth');
  },
};
