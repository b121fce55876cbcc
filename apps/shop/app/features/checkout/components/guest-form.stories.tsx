import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { emptyGuestForm } from '../buyer/guest-form.ts';
import { aGuest } from '../machine/checkout.fixtures.ts';
import { GuestForm } from './guest-form.tsx';

const meta = {
  title: 'Shop/Checkout/Guest form',
  component: GuestForm,
  parameters: {
    // Inline, its headings would break the outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'Enter in a text box continues. A refused submit moves the focus to the first wrong field. Back is a ' +
        'button that submits nothing.',
      accessibility:
        'A `form` named by the heading of the step. Each field has `autocomplete`; the postal code opens a ' +
        'numeric keyboard only for countries with digits. The optional field is marked in its label; all others ' +
        'are required.',
    },
  },
  args: { initialValues: emptyGuestForm, onSubmit: fn(), onBack: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <h1 id="checkout-heading">Lieferadresse</h1>
        <Story />
      </div>
    ),
    withRouter,
  ],
} satisfies Meta<typeof GuestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '[SF-CHECK-08] [SF-CHECK-12] [SF-CHECK-13] [SF-CHECK-14] [SF-CHECK-15] [SF-CHECK-16] [SF-CHECK-17] Empty',
  play: async ({ canvas }) => {
    const labels = ['Vorname', 'Nachname', 'E-Mail', 'Straße und Hausnummer', 'Postleitzahl', 'Stadt'];
    for (const label of labels) await expect(canvas.getByLabelText(label)).toBeVisible();
    await expect(canvas.getByText('Als Gast benötigen Sie eine Lieferadresse für die Bestellung.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\b/),
    );
    await expect(canvas.getByLabelText('Land')).toHaveValue('Deutschland');
    await expect(canvas.getByLabelText('Telefon (optional)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fortfahren zur Zahlung' })).toBeEnabled();
  },
};

/** Submitting shows every issue and focuses the first one. Typing then clears it. */
export const WithIssues: Story = {
  name: '[SF-CHECK-08] [SF-CHECK-19] [SF-CHECK-22] With issues',
  args: { initialValues: { ...aGuest, firstName: ' ', email: 'anna' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fortfahren zur Zahlung' }));
    const firstName = canvas.getByLabelText('Vorname');
    await expect(firstName).toHaveFocus();
    await expect(firstName).toHaveAccessibleDescription('Vorname ist erforderlich');
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse');
    await expect(canvas.getByText('Als Gast benötigen Sie eine Lieferadresse für die Bestellung.')).toBeVisible();
    await userEvent.type(firstName, 'Anna');
    await expect(firstName).toHaveAccessibleDescription('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { initialValues: aGuest },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fortfahren zur Zahlung' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(aGuest);
  },
};
