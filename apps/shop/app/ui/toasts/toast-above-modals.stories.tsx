import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { showErrorToast } from '#app/lib/toasts.ts';
import { closeToasts } from '../admin/testing/close-toasts.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Modal } from '../overlays/modal.tsx';
import { ToastRegion } from './toast-region.tsx';

const tall = <div className="h-[200vh]">Alle Angaben zur Bestellung</div>;
const failButton = (
  <Button onClick={() => showErrorToast({ title: 'Nicht gespeichert', id: 'save' })}>Speichern</Button>
);

const meta = {
  title: 'Shop/Toasts above modals',
  component: ToastRegion,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      of: ToastRegion,
      keyboard: 'A toast over an open dialog can be reached and closed; closing it leaves the dialog open.',
      accessibility:
        'Everything outside a modal of the browser is inert, so the region moves into the modal and back out ' +
        'after it closes.',
    },
  },
  afterEach: closeToasts,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether clicks in the middle and near the upper corners of the element reach it. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const points = [middle, [left + 20, top + 8], [right - 20, top + 8]] as const;
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

async function expectToastAbove(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
  const toast = await screen.findByRole('group', { name: 'Nicht gespeichert' });
  await waitFor(() => expect(isOnTop(toast)).toBe(true));
  await userEvent.click(screen.getByLabelText('Schließen', { selector: '.toast button' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

export const AboveDialog: Story = {
  name: 'A toast is above an open dialog, and closing the toast leaves the dialog open',
  render: () => (
    <>
      <Dialog title="Bestellung" isWide trigger={<Button>Öffnen</Button>} actions={failButton}>
        {tall}
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    await expectToastAbove();
    await expect(screen.getByRole('dialog', { name: 'Bestellung' })).toBeVisible();
  },
};

export const AboveModal: Story = {
  name: 'A toast above a native modal can be clicked and stays after the modal closes',
  render: () => {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} label="Menü" className="h-dvh w-full bg-surface p-6">
          {failButton}
          <Button onClick={() => setIsOpen(false)}>Menü schließen</Button>
        </Modal>
        <ToastRegion />
      </>
    );
  },
  play: async () => {
    await expectToastAbove();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('group', { name: 'Nicht gespeichert' });
    await userEvent.click(screen.getByRole('button', { name: 'Menü schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull());
    await waitFor(() => expect(isOnTop(screen.getByRole('group', { name: 'Nicht gespeichert' }))).toBe(true));
  },
};
