import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anAdminOrder } from '../admin-orders.fixtures.ts';
import { Worksheet } from './worksheet.tsx';

const meta = {
  title: 'Shop/Admin/Worksheet',
  component: Worksheet,
  parameters: {
    notes: {
      keyboard: 'One button prints; it is not on the paper.',
      accessibility:
        'An `article` with a heading per item. Measures and choices are description lists. The QR code is an ' +
        'image named by the order; its target is the order itself.',
    },
  },
  args: {
    order: anAdminOrder(),
    orderUrl: 'https://shop.example/admin/orders?order=1',
    drawing: () => <p>Zeichnung</p>,
  },
} satisfies Meta<typeof Worksheet>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Filled: Story = {
  name: '[BEY-57] Measures, computed values, drawing, choices and QR code, no prices',
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: 'QR-Code der Bestellung PM-2026-000001' });
    canvas.getByText('Brustumfang');
    canvas.getByText('62 cm');
    canvas.getByRole('heading', { name: 'Berechnet' });
    canvas.getByText('1,35 m');
    canvas.getByText('Komplett');
    canvas.getByText('Zeichnung');
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

const [item] = anAdminOrder().items;
const blanket = (imageUrl: string | null) =>
  anAdminOrder({
    items: item === undefined ? [] : [{ ...item, title: 'Hundedecke', imageUrl, configuratorType: null }],
  });

export const Blanket: Story = {
  name: '[BEY-57] An item that no dog wears shows the picture of its article',
  args: { order: blanket('/catalogue/hundebett.webp'), drawing: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hundedecke' })).toBeVisible();
    canvas.getByText('62 cm');
  },
};

export const WithoutPicture: Story = {
  name: '[BEY-57] An item that no dog wears and that has no picture shows none',
  args: { order: blanket(null), drawing: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    canvas.getByText('62 cm');
  },
};
