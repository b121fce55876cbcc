import { install } from '@sinonjs/fake-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
        'A region named Mitteilungen whose content is announced politely. Each toast is a `group` named by its ' +
        'title. Errors stay until they are closed; a toast with an action stays at least 10 seconds.',
    },
  },
  render: () => (
    <div className="flex min-h-80 gap-3">
      <Button onClick={() => showToast({ title: 'Artikel hinzugefügt' })}>Erfolg</Button>
      <Button
        variant="secondary"
        onClick={() =>
          showErrorToast({ title: 'Zahlungsfehler', description: 'Bitte versuchen Sie es noch einmal.', id: 'payment' })
        }
      >
        Fehler
      </Button>
      <ToastRegion />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A play function with a stopped clock, so that no toast disappears before the story says so. `advance` moves the clock
 * on, in milliseconds, and waits for what that renders. Timers without a delay run as usual.
 */
function withStoppedClock(play: (advance: (ms: number) => Promise<void>) => Promise<void>): () => Promise<void> {
  return async () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const dueTimers = setInterval(() => clock.tick(0), 5);
    try {
      await play((ms) => {
        clock.tick(ms);
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      });
    } finally {
      clearInterval(dueTimers);
      clock.uninstall();
    }
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = (title: string) =>
  screen
    .queryAllByText(title, { selector: 'p' })
    .filter((toast) => toast.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

export const Success: Story = {
  name: '[CONST-10] A success is shown for 4 s',
  play: withStoppedClock(async (advance) => {
    await press('Erfolg');
    await waitFor(() => expect(shown('Artikel hinzugefügt')).toHaveLength(1));
    await advance(3_999);
    expect(document.querySelectorAll('.toast:not([data-ending-style])')).toHaveLength(1);
    await advance(1);
    await waitFor(() => expect(shown('Artikel hinzugefügt')).toHaveLength(0));
  }),
};

/** An error stays until it is closed. */
export const Failure: Story = {
  play: withStoppedClock(async (advance) => {
    await press('Fehler');
    await waitFor(() => expect(shown('Zahlungsfehler')).toHaveLength(1));
    await advance(86_400_000);
    await waitFor(() => expect(shown('Zahlungsfehler')).toHaveLength(1));
    await press('Schließen');
    await waitFor(() => expect(shown('Zahlungsfehler')).toHaveLength(0));
  }),
};

/** Nothing of the failure remains: neither its text, its button nor its missing timeout. */
export const SuccessAfterFailure: Story = {
  name: '[CONST-10] A success replaces a failure and disappears automatically',
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
  play: withStoppedClock(async (advance) => {
    await press('Fehler');
    await waitFor(() => expect(shown('Bitte versuchen Sie es noch einmal.')).toHaveLength(1));
    await press('Erfolg');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Bestellung erfolgreich' })).toHaveTextContent(
        /^Bestellung erfolgreich$/,
      ),
    );
    await advance(4_000);
    await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
  }),
};

/** There is one toast system; a fourth toast replaces the oldest. */
export const ManyAtOnce: Story = {
  name: '[CONST-09] [CONST-10] Three toasts are shown at a time',
  play: withStoppedClock(async (advance) => {
    for (const _ of [1, 2, 3, 4]) await press('Erfolg');
    // Until it times out, the fourth-newest toast is in the document but hidden.
    await waitFor(() => {
      expect(document.querySelectorAll('.toast[data-limited]')).toHaveLength(1);
      expect(shown('Artikel hinzugefügt')).toHaveLength(3);
    });
    await advance(4_000);
    await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
  }),
};
