import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asSession, withAccount } from '../../with-account.fixture.tsx';
import { HeaderAccount } from './header-account.tsx';

const meta = {
  title: 'Shop/Account/Header',
  component: HeaderAccount,
  parameters: {
    notes: {
      keyboard:
        'A guest gets one link. A signed-in user gets a button: Enter, Space or an arrow key opens the menu, ' +
        'arrow keys go through it, Escape closes it and returns the focus.',
      accessibility:
        'The button is named by the account and has `aria-expanded`. Until the session is known, a placeholder ' +
        'reserves the space; it is hidden from assistive technology.',
    },
  },
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
