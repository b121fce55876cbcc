import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { showToast } from '#app/lib/toasts.ts';
import { closeToasts } from '../admin/testing/close-toasts.ts';
import { Button } from '../buttons/button.tsx';
import { withRouter } from '../page/with-router.tsx';
import { ToastRegion } from '../toasts/toast-region.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Shop/Side menu',
  component: SideMenu,
  decorators: [withRouter],
  parameters: {
    notes: {
      keyboard: 'The button opens a modal menu. Escape, a followed link and the button at its end close it.',
      accessibility:
        'A modal dialog and a `nav`, both named Menü. The current page has `aria-current`. From 768 px on it is ' +
        'not displayed, so it is in no Tab order.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links for everyone; signed-in users see further links after these. */
export const Open: Story = {
  name: '[SF-NAV-31] Open',
  play: async ({ canvas }) => {
    // The button is hidden on wide screens, such as the browser of the tests.
    await fireEvent.click(canvas.getByLabelText('Menü öffnen'));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    const links = within(menu).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Kollektionen', 'Warenkorb']);
  },
};

const signOut = fn();

/** The button at the end is the only way to sign out below 768 px, so no toast may cover it. */
export const SignedIn: Story = {
  name: '[SF-NAV-32] Signing out closes the menu, and no toast covers its button',
  args: {
    end: (close) => (
      <Button
        variant="secondary"
        className="w-full"
        onClick={() => {
          close();
          signOut();
        }}
      >
        Abmelden
      </Button>
    ),
  },
  render: (args) => (
    <>
      <SideMenu {...args} />
      <ToastRegion />
    </>
  ),
  afterEach: closeToasts,
  play: async ({ canvas }) => {
    showToast({ title: 'Sie sind angemeldet' });
    await fireEvent.click(canvas.getByLabelText('Menü öffnen'));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    const button = within(menu).getByRole('button', { name: 'Abmelden' });
    const toast = await within(menu).findByRole('group', { name: 'Sie sind angemeldet' });
    await waitFor(() => {
      // An expired toast covers nothing.
      expect(toast).toBeVisible();
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
    });
    await fireEvent.click(button);
    await expect(signOut).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull());
  },
};
