import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Shop/Password field',
  component: PasswordField,
  parameters: {
    notes: {
      keyboard: 'After the text box comes the button that shows or hides the password. It does not submit the form.',
      accessibility:
        'The label of the button names its action; `aria-controls` refers to the text box. A `status` warns if ' +
        'caps lock is on. `autocomplete` tells password managers what to fill in.',
    },
  },
  args: { label: 'Passwort', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Passwort');
    await userEvent.type(field, 'geheim');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort anzeigen' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort verbergen' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('geheim');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await fireEvent.keyUp(canvas.getByLabelText('Passwort'), { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Die Feststelltaste ist an.')).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Passwort ist erforderlich' } };
