import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { Modal } from './modal.tsx';

const meta = {
  title: 'Shop/Modal',
  component: Modal,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'The `dialog` element of the browser: focus moves inside, Escape and a click beside it close it, and ' +
        'the focus returns.',
      accessibility:
        'Named by `label`. Everything behind it is inert. It works without a library, so pages that every ' +
        'visitor sees can use it.',
    },
  },
  args: { isOpen: false, onClose: () => {}, label: 'Maßtabelle', children: null },
  render: (args) => {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Maßtabelle öffnen
        </Button>
        <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} label={args.label} className="m-auto bg-surface p-6">
          <p>Neun Maße, in Zentimetern.</p>
          <Button onClick={() => setIsOpen(false)}>Schließen</Button>
        </Modal>
      </>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens, traps the focus, closes and returns the focus. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Maßtabelle öffnen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Maßtabelle' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { args: { isOpen: true } };
