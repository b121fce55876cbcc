import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRouter } from '../page/with-router.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Shop/Price',
  component: Price,
  parameters: {
    notes: {
      keyboard: 'The shipping note is a link; the price itself is not.',
      accessibility: 'Amount, tax and shipping are one paragraph and are read in one go.',
    },
  },
  decorators: [withRouter],
  args: { label: '149,00 €' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnCard: Story = {};
export const OnPage: Story = { args: { size: 'page' } };
export const SmallBusiness: Story = { args: { tax: 'small-business' } };
export const ByZone: Story = { args: { shipping: { mode: 'by-zone' } } };
export const OnRequest: Story = { args: { label: 'Preis auf Anfrage', hasAmount: false } };
