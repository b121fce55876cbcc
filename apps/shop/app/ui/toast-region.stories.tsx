import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { showErrorToast, showToast } from '../lib/toasts.ts';
import { Button } from './button.tsx';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  title: 'Shop/Toasts',
  component: ToastRegion,
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
    await userEvent.click(screen.getByLabelText('Schließen'));
    await waitFor(() => expect(screen.queryByText('Zahlungsfehler', { selector: 'p' })).toBeNull());
  },
};
