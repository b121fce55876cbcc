import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { asSession, aUser, withAccount } from '../../with-account.fixture.tsx';
import { AddressDialog } from './address-dialog.tsx';

const meta = {
  title: 'Shop/Account/Address dialog',
  component: AddressDialog,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'The dialog traps the focus; Escape and its close button close it. Enter in a text box saves. A refused ' +
        'submit moves the focus to the first wrong field; several mistakes are also listed above, and each line ' +
        'leads to its field.',
      accessibility:
        'A `dialog` named by its title. Fields have `autocomplete` for addresses. A failed save is an `alert` ' +
        'inside the dialog, because a toast alone would disappear while the dialog stays open.',
    },
  },
  decorators: [withAccount],
  loaders: [asSession(aUser())],
  args: { userId: aUser().userId, address: null, onClose: fn(), onSaved: fn() },
} satisfies Meta<typeof AddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfflineSave: Story = {
  name: '[SF-PROF-09] A failed save shows its error once, a notice in the dialog, and keeps the entries',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Lieferadresse' }));
    await userEvent.type(dialog.getByLabelText('Bezeichnung'), 'Büro');
    await userEvent.type(dialog.getByLabelText('Straße und Hausnummer'), 'Ring 7');
    await userEvent.type(dialog.getByLabelText('Postleitzahl'), '10115');
    await userEvent.type(dialog.getByLabelText('Stadt'), 'Berlin');
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse speichern' }));
    const toast = await screen.findByRole('group', { name: 'Fehler beim Aktualisieren' });
    await expect(within(toast).getByText('Ein Fehler ist aufgetreten')).toBeVisible();
    await dialog.findByText('Nicht gespeichert');
    await expect(dialog.getByText('Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.')).toBeVisible();
    await expect(screen.getAllByText('Fehler beim Aktualisieren')).toHaveLength(1);
    await expect(dialog.getByLabelText('Straße und Hausnummer')).toHaveValue('Ring 7');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
