import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asSession, aUser, withAccount } from '../../with-account.fixture.tsx';
import { ProfileForm } from './profile-form.tsx';

const meta = {
  title: 'Shop/Account/Profile form',
  component: ProfileForm,
  parameters: {
    notes: {
      keyboard:
        'Enter in a text box saves. A refused submit moves the focus to the first wrong field. The email is ' +
        'read-only, yet Tab reaches it, so that it can be copied.',
      accessibility:
        'A `form` named by the heading above it. One sentence lists what an order still needs. A failed save is ' +
        'an `alert` in the form, beside the toast.',
    },
  },
  decorators: [withAccount],
  loaders: [asSession(aUser())],
  args: {
    userId: aUser().userId,
    email: 'anna@example.de',
    profile: {
      firstName: 'Anna',
      lastName: 'Muster',
      phone: '',
      street: 'Ring 7',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
    },
    onSaved: fn(),
  },
  // The page provides the heading that labels the form.
  render: (args) => (
    <>
      <h2 id="personal-data">Persönliche Daten</h2>
      <ProfileForm {...args} />
    </>
  ),
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfflineSave: Story = {
  name: '[SF-PROF-09] A failed save shows its error once, a notice in the form, and keeps the entries',
  play: async ({ canvas, args }) => {
    const form = within(await canvas.findByRole('form', { name: 'Persönliche Daten' }));
    const street = form.getByLabelText('Straße und Hausnummer');
    await userEvent.clear(street);
    await userEvent.type(street, 'Ring 8');
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    const toast = await screen.findByRole('group', { name: 'Fehler beim Aktualisieren' });
    await expect(within(toast).getByText('Ein Fehler ist aufgetreten')).toBeVisible();
    await form.findByText('Nicht gespeichert');
    await expect(form.getByText('Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.')).toBeVisible();
    await expect(screen.getAllByText('Fehler beim Aktualisieren')).toHaveLength(1);
    await expect(street).toHaveValue('Ring 8');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

const sent = fn();

export const OnlyChanges: Story = {
  name: 'A save stores only the edited fields, so that those edited in another tab are kept',
  beforeEach: () => {
    sent.mockClear();
    const spy = spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      if (init?.method === 'PATCH') sent(JSON.parse(String(init.body)));
      return Response.json({ id: meta.args.userId });
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas, args }) => {
    const form = within(await canvas.findByRole('form', { name: 'Persönliche Daten' }));
    const save = async (label: string, text: string) => {
      await userEvent.clear(form.getByLabelText(label));
      await userEvent.type(form.getByLabelText(label), text);
      await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    };
    await save('Nachname', 'Neu');
    const updated_at = expect.any(String);
    await expect(sent.mock.lastCall).toEqual([{ last_name: 'Neu', updated_at }]);
    // Back to the first value, while the page still shows the profile as it was loaded.
    await save('Nachname', 'Muster');
    await waitFor(() => expect(sent.mock.lastCall).toEqual([{ last_name: 'Muster', updated_at }]));
    await save('Straße und Hausnummer', 'Ring 8');
    const address = { street: 'Ring 8', postal_code: '10115', city: 'Berlin', country: 'Deutschland' };
    await waitFor(() => expect(sent.mock.lastCall).toEqual([{ ...address, updated_at }]));
  },
};

export const InvalidPostalCode: Story = {
  name: '[SF-PROF-10] A postal code in another format is no error; the hint names it as missing for an order',
  args: { profile: { ...meta.args.profile, postalCode: 'xyz' } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Persönliche Daten' }));
    await expect(form.getByText(/Zum Bestellen fehlt noch: gültige Postleitzahl\./)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    // The story has no backend. The failed save shows that the form itself refused nothing.
    await form.findByText('Nicht gespeichert');
    await expect(form.getByLabelText('Postleitzahl')).toBeValid();
  },
};
