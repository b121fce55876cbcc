import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { withRouter } from './with-router.tsx';

const meta = {
  title: 'Shop/Menu',
  component: Menu,
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

/** Opens and moves by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Aktionen' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Ansehen' });
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Duplizieren' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
