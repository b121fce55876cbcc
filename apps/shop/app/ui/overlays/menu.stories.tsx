import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { withRouter } from '../page/with-router.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

const meta = {
  title: 'Shop/Menu',
  component: Menu,
  parameters: {
    notes: {
      keyboard:
        'Enter, Space or an arrow key opens it. Arrow keys move, letters jump, Home and End go to the ends, ' +
        'Enter chooses, Escape closes and returns the focus.',
      accessibility:
        'A `menu` with items; links are items too and keep their address. It is not modal: the page behind can ' +
        'still be read.',
    },
  },
  decorators: [withRouter],
  args: {
    trigger: <Button variant="secondary">Aktionen</Button>,
    children: (
      <>
        <MenuLink to="/categories">Ansehen</MenuLink>
        <MenuItem onSelect={() => {}}>Duplizieren</MenuItem>
        <MenuItem onSelect={() => {}} isDestructive>
          Löschen
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and navigates by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Aktionen' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Ansehen' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Duplizieren' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
