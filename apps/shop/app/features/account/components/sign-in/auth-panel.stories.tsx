import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withAccount } from '../../with-account.fixture.tsx';
import { AuthPanel } from './auth-panel.tsx';

const meta = {
  title: 'Shop/Account/Login and registration',
  component: AuthPanel,
  parameters: {
    notes: {
      keyboard:
        'The tabs are one Tab stop: arrow keys move between them, Enter or Space opens one. A refused form ' +
        'moves the focus to its first wrong field. Asking for a new password focuses its email field.',
      accessibility:
        'A `tablist` with two forms named Login and Registrieren. What was typed in one tab is kept when the ' +
        'other opens. Password managers recognize the fields by `autocomplete`.',
    },
  },
  decorators: [withAccount],
} satisfies Meta<typeof AuthPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  name: '[SF-AUTH-01] [SF-AUTH-02] [SF-AUTH-03] [SF-AUTH-04] [SF-AUTH-05] Login',
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual(['Login', 'Registrieren']);
    const form = within(canvas.getByRole('form', { name: 'Login' }));
    await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
    await expect(await form.findByText('Bitte prüfen Sie 2 Angaben:')).toBeVisible();
    await expect(form.getByLabelText('E-Mail')).toBeInvalid();
    await expect(form.getByLabelText('E-Mail')).toHaveFocus();
    await expect(form.getByLabelText('Passwort')).toBeInvalid();
    await userEvent.click(form.getByRole('button', { name: 'Passwort: Passwort ist erforderlich' }));
    await expect(form.getByLabelText('Passwort')).toHaveFocus();

    await userEvent.click(form.getByRole('link', { name: 'Passwort vergessen?' }));
    const reset = within(await canvas.findByRole('form', { name: 'Passwort vergessen' }));
    await expect(reset.getByLabelText('E-Mail')).toHaveFocus();
    await userEvent.click(reset.getByRole('button', { name: 'Zurück zum Login' }));
    await expect(await canvas.findByRole('form', { name: 'Login' })).toBeVisible();
  },
};

export const EntriesKept: Story = {
  name: '[SF-AUTH-02] Only the open form is on the page, and both keep their entries',
  play: async ({ canvas }) => {
    const openTab = async (name: string) => {
      await userEvent.click(canvas.getByRole('tab', { name }));
      // The form of the other tab is removed a frame later.
      await waitFor(() => expect(canvas.getByRole('form', { hidden: true })).toHaveAccessibleName(name));
    };
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'anna@example.de');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'pfotenmass');
    await openTab('Registrieren');
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Greta');
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'greta@');
    await userEvent.click(canvas.getByRole('button', { name: 'Registrieren' }));
    await waitFor(() => expect(canvas.getByLabelText('E-Mail')).toBeInvalid());
    await openTab('Login');
    const login = within(canvas.getByRole('form', { name: 'Login' }));
    await expect(login.getByLabelText('E-Mail')).toHaveValue('anna@example.de');
    await expect(login.getByLabelText('Passwort')).toHaveValue('pfotenmass');
    await openTab('Registrieren');
    await expect(canvas.getByLabelText('Vorname')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Greta');
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('greta@');
    await waitFor(() => expect(canvas.getByLabelText('E-Mail')).toBeInvalid());
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'example.de');
    await waitFor(() => expect(canvas.getByLabelText('E-Mail')).toBeValid());
    await openTab('Login');
    await userEvent.click(canvas.getByRole('link', { name: 'Passwort vergessen?' }));
    await expect(await canvas.findByRole('form', { name: 'Passwort vergessen' })).toBeVisible();
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('anna@example.de');
    await openTab('Registrieren');
    await openTab('Login');
    await expect(await canvas.findByLabelText('Passwort')).toHaveValue('pfotenmass');
  },
};

export const Registration: Story = {
  name: '[SF-AUTH-06] [SF-AUTH-07] [SF-AUTH-08] Registration',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Registrieren' }));
    const form = within(canvas.getByRole('form', { name: 'Registrieren' }));
    await userEvent.type(form.getByLabelText('Passwort'), '12345');
    await userEvent.click(form.getByRole('button', { name: 'Registrieren' }));
    await expect(await form.findByText('Bitte prüfen Sie 4 Angaben:')).toBeVisible();
    for (const label of ['Vorname', 'Nachname', 'E-Mail', 'Passwort']) {
      await expect(form.getByLabelText(label)).toBeInvalid();
    }
    await expect(form.getByText('Das Passwort muss mindestens 6 Zeichen lang sein.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Passwort'), '6');
    await waitFor(() => expect(form.getByLabelText('Passwort')).toBeValid());
  },
};
