import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoutesStub, useActionData } from 'react-router';
import { shopTerms } from 'shop-backend/legal';
import { expect, userEvent } from 'storybook/test';
import type { ContactReply } from '../contact-reply.ts';
import { handleContactForm } from '../handle-contact-form.ts';
import { ContactForm } from './contact-form.tsx';

/** Storybook decorator: the route of the form, with a server that stores every request. */
function withContactRoute(Story: ComponentType) {
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: Story,
      action: async ({ request }) => handleContactForm(await request.formData(), async () => 'stored'),
    },
  ]);
  return <Routes initialEntries={['/']} />;
}

const { appointmentSlots, openingHours } = shopTerms;

const meta = {
  title: 'Shop/Contact/Form',
  component: ContactForm,
  parameters: {
    notes: {
      keyboard:
        'The kind of request is one Tab stop with arrow keys. A refused form moves the focus to its first wrong ' +
        'field, a sent one to its confirmation.',
      accessibility: 'The kind is a group of radio buttons. Each error is the description of its field.',
    },
  },
  render: (args) => <ContactForm {...args} reply={useActionData<ContactReply>()} />,
  decorators: [withContactRoute],
  args: { appointmentSlots, openingHours, today: '2026-11-21', reply: undefined },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppointmentSent: Story = {
  name: '[CONTACT-17] A sent appointment resets the form and keeps the kind of request',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Termin zum Ausmessen' }));
    await userEvent.type(canvas.getByLabelText('Name'), 'Theo Termin');
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'theo@example.de');
    await userEvent.type(canvas.getByLabelText('Wunschdatum'), '2030-05-06');
    await userEvent.selectOptions(canvas.getByLabelText('Uhrzeit'), 'afternoon');
    await userEvent.type(canvas.getByLabelText('Hunderasse'), 'Windhund');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Termin anfragen' }));
    await expect(await canvas.findByText('Vielen Dank für Ihre Terminanfrage!')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Termin zum Ausmessen' })).toBeChecked();
    for (const label of ['Name', 'E-Mail', 'Wunschdatum', 'Uhrzeit', 'Hunderasse']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
    await expect(canvas.getByRole('checkbox', { name: /Datenschutzbestimmungen/ })).not.toBeChecked();
  },
};
