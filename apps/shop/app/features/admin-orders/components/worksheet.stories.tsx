import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anAdminOrder } from '../admin-orders.fixtures.ts';
import { Worksheet } from './worksheet.tsx';

const meta = {
  title: 'Shop/Admin/Worksheet',
  component: Worksheet,
  args: {
    order: anAdminOrder(),
    orderUrl: 'https://shop.example/admin/orders?order=1',
    drawing: () => <p>Zeichnung</p>,
  },
} satisfies Meta<typeof Worksheet>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Filled: Story = {
  name: '[BEY-57] Measures, drawing, choices and QR code, no prices',
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: 'QR-Code der Bestellung PM-2026-000001' });
    canvas.getByText('Brustumfang');
    canvas.getByText('62 cm');
    canvas.getByText('Komplett');
    canvas.getByText('Zeichnung');
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};
