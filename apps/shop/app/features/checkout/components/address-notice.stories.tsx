import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { aGuest } from '../machine/checkout.fixtures.ts';
import { AddressNotice } from './address-notice.tsx';

const meta = {
  title: 'Shop/Checkout/Address notice',
  component: AddressNotice,
  parameters: {
    notes: {
      keyboard:
        'One link to the profile if the address is missing; one button if it could not be loaded; otherwise no ' +
        'control.',
      accessibility: 'A `status` region rendered from the start, so that each change is announced politely.',
    },
  },
  decorators: [withRouter],
  args: { buyer: { kind: 'account', address: aGuest }, onRetry: fn() },
} satisfies Meta<typeof AddressNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: '[SF-CART-25] Complete',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Lieferadresse ist hinterlegt: Musterstraße 1');
  },
};

export const Missing: Story = {
  name: '[SF-CART-24] [SF-CHECK-06] Missing',
  args: { buyer: { kind: 'addressMissing', missing: ['Vorname', 'Straße und Hausnummer'] } },
  play: async ({ canvas }) => {
    const advice = 'Bitte fügen Sie Ihre Adresse in Ihrem Profil hinzu, bevor Sie bestellen.';
    await expect(canvas.getByText(advice).textContent).toBe(advice);
    await expect(canvas.getByRole('link', { name: 'Zum Profil' })).toHaveAttribute('href', '/profile');
  },
};

export const NameMissing: Story = {
  args: { buyer: { kind: 'addressMissing', missing: ['Vorname'] } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Zum Bestellen fehlt in Ihrem Profil noch: Vorname.');
    await expect(notice).not.toHaveTextContent('Adresse');
    await expect(canvas.getByRole('link', { name: 'Zum Profil' })).toHaveAttribute('href', '/profile');
  },
};

export const InvalidPostalCode: Story = {
  args: { buyer: { kind: 'addressMissing', missing: ['gültige Postleitzahl'] } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Zum Bestellen fehlt in Ihrem Profil noch: gültige Postleitzahl.');
    await expect(notice).not.toHaveTextContent('Adresse');
  },
};

export const NotLoaded: Story = {
  args: { buyer: { kind: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
