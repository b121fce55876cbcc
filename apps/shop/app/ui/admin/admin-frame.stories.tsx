import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminFrame } from './admin-frame.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useAdminKeys } from './use-admin-keys.ts';
import { withAdmin } from './with-admin.tsx';

const meta = {
  title: 'Shop/Admin/Frame',
  component: AdminFrame,
  decorators: [withAdmin],
  args: { email: 'admin@example.de', onSignOut: fn(), onOpenPalette: fn(), children: 'Inhalt' },
} satisfies Meta<typeof AdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sidebar: Story = {
  name: '[ADM-NAV-02] Sidebar',
  play: async ({ canvas, args }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Verwaltung' })).getAllByRole('link');
    await expect(links.slice(0, 6).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin'],
      ['Kategorien', '/admin/categories'],
      ['Artikel', '/admin/articles'],
      ['Formularvorlagen', '/admin/form-templates'],
      ['Bestellungen', '/admin/orders'],
      ['Benutzer', '/admin/users'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};

function WithKeys() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  useAdminKeys({ onPalette: () => setOpen('palette'), onHelp: () => setOpen('help') });
  return (
    <>
      <CommandPalette isOpen={open === 'palette'} onClose={() => setOpen(null)} />
      <ShortcutHelp isOpen={open === 'help'} onClose={() => setOpen(null)} />
    </>
  );
}

export const Palette: Story = {
  name: '[BEY-63] Palette and help by keyboard',
  render: () => <WithKeys />,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Seite oder Suche' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('neuer');
    const options = screen.getAllByRole('option');
    await expect(options[0]).toHaveTextContent('Neuer Artikel');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bestellungen durchsuchen: neuer');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByText('Nächste Zeile')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
