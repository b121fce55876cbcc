import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { shop } from '#app/config/shop.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '../buttons/button.tsx';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  title: 'Shop/Toasts',
  component: ToastRegion,
  parameters: {
    notes: {
      keyboard:
        'F6 moves the focus to the toasts, Tab goes through their buttons, Escape closes the focused one. No ' +
        'toast disappears while it has the focus.',
      accessibility:
        'A region named Mitteilungen whose content is announced politely. Errors stay until they are closed; a ' +
        'toast with an action stays at least 10 seconds.',
    },
  },
  render: () => (
    <div className="flex min-h-80 gap-3">
      <Button onClick={() => showToast({ title: 'Artikel hinzugefügt' })}>Erfolg</Button>
      <Button
        variant="secondary"
        onClick={() => showErrorToast({ title: 'Zahlungsfehler', description: 'Bitte versuchen Sie es noch einmal.' })}
      >
        Fehler
      </Button>
      <ToastRegion />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erfolg' }));
    const toast = await screen.findByText('Artikel hinzugefügt', { selector: 'p' });
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** An error stays until it is closed. */
export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fehler' }));
    const toast = await screen.findByText('Zahlungsfehler', { selector: 'p' });
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Erfolg' }));
    const later = await screen.findByText('Artikel hinzugefügt', { selector: 'p' });
    await waitFor(() => expect(later).not.toBeInTheDocument());
    await expect(toast).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByText('Zahlungsfehler', { selector: 'p' })).toBeNull());
  },
};

/** Nothing of the failure remains: neither its text, its button nor its missing timeout. */
export const SuccessAfterFailure: Story = {
  name: '[CONST-10] a success replaces a failure and disappears automatically',
  render: () => (
    <div className="flex min-h-80 gap-3">
      <Button
        variant="secondary"
        onClick={() =>
          showErrorToast({
            id: 'checkout',
            title: 'Zahlungsfehler',
            description: 'Bitte versuchen Sie es noch einmal.',
            action: { label: 'Erneut', onPress: () => undefined },
          })
        }
      >
        Fehler
      </Button>
      <Button onClick={() => showToast({ id: 'checkout', title: 'Bestellung erfolgreich' })}>Erfolg</Button>
      <ToastRegion />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fehler' }));
    await screen.findByText('Bitte versuchen Sie es noch einmal.', { selector: 'p' });
    await userEvent.click(canvas.getByRole('button', { name: 'Erfolg' }));
    const toast = await screen.findByRole('dialog', { name: 'Bestellung erfolgreich' });
    await expect(toast).toHaveTextContent(/^Bestellung erfolgreich$/);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** There is one toast system; a fourth toast replaces the oldest. */
export const ManyAtOnce: Story = {
  name: '[CONST-09] [CONST-10] shows three at a time, each for 4 s',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Erfolg' });
    for (const _ of [1, 2, 3, 4]) await userEvent.click(button);
    const shown = () =>
      screen
        .queryAllByText('Artikel hinzugefügt', { selector: 'p' })
        .filter((toast) => toast.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    // Until it times out, the fourth-newest toast is in the document but hidden.
    await waitFor(() => {
      expect(document.querySelectorAll('.toast[data-limited]')).toHaveLength(1);
      expect(shown()).toHaveLength(3);
    });
    expect(shop.limits.toastDurationMs).toBe(4_000);
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};
