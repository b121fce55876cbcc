import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { PageLanguage } from '../page/page-language.ts';
import { Dialog, DialogClose } from './dialog.tsx';

const meta = {
  title: 'Shop/Dialog',
  component: Dialog,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'Opening moves the focus inside, Tab stays inside, Escape closes, and the focus returns to the trigger.',
      accessibility:
        'A modal `dialog` named by its title. `lang` and the label of the close button follow the language of ' +
        'the page.',
    },
  },
  args: {
    title: 'Warenkorb leeren',
    children: 'Drei Stücke mit ihren Maßen werden entfernt.',
    trigger: <Button variant="secondary">Warenkorb leeren</Button>,
    actions: (
      <DialogClose>
        <Button variant="secondary">Abbrechen</Button>
      </DialogClose>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with its trigger, closes with Escape, and returns the focus. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Warenkorb leeren' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Warenkorb leeren' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = { args: { isOpen: true, trigger: undefined } };

/** On an English page its close button has an English label. */
export const English: Story = {
  args: { isOpen: true, trigger: undefined, title: 'Order', children: 'Three pieces.' },
  render: (args) => (
    <PageLanguage value="en">
      <Dialog {...args} />
    </PageLanguage>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Order' });
    await expect(dialog).toHaveAttribute('lang', 'en');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** Escape closes the dialog on top, also while the one below has the focus. */
export const Covered: Story = {
  args: { trigger: undefined },
  render: () => <TwoDialogs />,
  play: async () => {
    const below = await screen.findByRole('dialog', { name: 'Neue Adresse' });
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
    await screen.findByRole('dialog', { name: 'Anmeldung abgelaufen' });
    // As in the moment in which the upper dialog appears.
    fireEvent.keyDown(below, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anmeldung abgelaufen' })).toBeNull());
    await expect(await screen.findByRole('dialog', { name: 'Neue Adresse' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function TwoDialogs() {
  const [isLowerOpen, setIsLowerOpen] = useState(true);
  const [isUpperOpen, setIsUpperOpen] = useState(false);
  return (
    <>
      <Dialog title="Neue Adresse" isOpen={isLowerOpen} onOpenChange={setIsLowerOpen}>
        <Button onClick={() => setIsUpperOpen(true)}>Speichern</Button>
      </Dialog>
      <Dialog title="Anmeldung abgelaufen" isOpen={isUpperOpen} onOpenChange={setIsUpperOpen}>
        Bitte melden Sie sich an.
      </Dialog>
    </>
  );
}
