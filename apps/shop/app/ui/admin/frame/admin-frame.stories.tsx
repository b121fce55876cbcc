import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageLanguage, setAdminLanguageMode } from '#app/lib/language/admin-language.ts';
import { sessionStore } from '#app/lib/session/session.ts';
import { CommandPalette } from '../commands/command-palette.tsx';
import { ShortcutHelp } from '../commands/shortcut-help.tsx';
import { useAdminKeys } from '../commands/use-admin-keys.ts';
import { withAdmin } from '../testing/with-admin.tsx';
import { AdminFrame } from './admin-frame.tsx';

const meta = {
  title: 'Shop/Admin/Frame',
  component: AdminFrame,
  parameters: {
    notes: {
      keyboard:
        'The first Tab stop skips to the content. Ctrl+K or ⌘K opens the palette: type, choose with the arrow ' +
        'keys, Enter goes there. `?` shows all keys, unless something is being typed.',
      accessibility:
        'A `nav` named Verwaltung marks the current page with `aria-current`. The palette is a `combobox` with ' +
        '`aria-activedescendant`. On narrow screens the same links are in a modal dialog.',
    },
  },
  decorators: [withAdmin],
  args: { email: 'admin@example.de', onSignOut: fn(), onOpenPalette: fn(), children: <p>Inhalt</p> },
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
    // At a height of 900 px only the pages scroll.
    const signOut = canvas.getByRole('button', { name: 'Abmelden' });
    const { bottom } = signOut.closest('aside')?.getBoundingClientRect() ?? { bottom: 0 };
    await expect(window.innerHeight).toBeLessThanOrEqual(900);
    await expect(signOut.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await userEvent.click(signOut);
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};

export const Language: Story = {
  name: 'The language of the signed-in admin is stored',
  beforeEach: () => {
    const admin = { status: 'signedIn', userId: 'mara', email: 'admin@example.de' } as const;
    const before = sessionStore.getState();
    sessionStore.setState({
      lastUser: { ...admin, firstName: 'Mara', lastName: 'M', roles: ['admin'], isAdmin: true },
    });
    return () => {
      setAdminLanguageMode('prescribed');
      sessionStore.setState(before);
    };
  },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Sprache' });
    await expect(choice).toHaveDisplayValue('Wie vorgegeben');
    await expect(pageLanguage('en')).toBe('en');
    await userEvent.selectOptions(choice, 'Deutsch');
    await expect(choice).toHaveDisplayValue('Deutsch');
    await expect(pageLanguage('en')).toBe('de');
    sessionStore.setState({ lastUser: null });
    await waitFor(() => expect(choice).toHaveDisplayValue('Wie vorgegeben'));
  },
};

function WithKeys() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const { pathname, search } = useLocation();
  useAdminKeys({ onPalette: () => setOpen('palette'), onHelp: () => setOpen('help') });
  return (
    <>
      <CommandPalette isOpen={open === 'palette'} onClose={() => setOpen(null)} />
      <ShortcutHelp isOpen={open === 'help'} onClose={() => setOpen(null)} />
      <output aria-label="Adresse">{`${pathname}${search}`}</output>
    </>
  );
}

export const Palette: Story = {
  name: '[BEY-63] Palette and help by keyboard',
  render: () => <WithKeys />,
  play: async ({ canvas }) => {
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
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('/admin/orders?q=neuer'));
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByText('Nächste Zeile')).toBeVisible());
  },
};

export const Rail: Story = {
  name: '[BEY-62] The sidebar is a rail that opens as a drawer on a full-width page',
  args: { isWorkbench: true },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('navigation', { name: 'Verwaltung' });
    const link = within(rail).getByRole('link', { name: 'Formularvorlagen' });
    await expect(link).toHaveAttribute('href', '/admin/form-templates');
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menü' }));
    const orders = drawer.getByRole('link', { name: 'Bestellungen' });
    await waitFor(() => expect(orders).toBeVisible());
    await userEvent.click(orders);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
