import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrderFileLinks } from '#app/ui/order/order-file-links.ts';
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
    looks: () => [
      { label: 'Form', value: 'Oval', colorValue: null, pictureUrl: '/catalogue/geschirr-leichtfuss-960.webp' },
      { label: 'Stoff', value: 'Loden grün', colorValue: '#1f4d3f', pictureUrl: null },
    ],
  },
} satisfies Meta<typeof Worksheet>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Filled: Story = {
  name: '[BEY-57] The worksheet shows measurements, computed values, drawing, choices and QR code, but no prices',
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: 'QR-Code der Bestellung PM-2026-000001' });
    canvas.getByText('Brustumfang');
    canvas.getByText('62 cm');
    canvas.getByText('Fällig am 27.11.2026');
    canvas.getByText('Für Bella');
    await expect(canvas.getByText('Oval').closest('li')?.querySelector('img')).toBeVisible();
    await expect(canvas.getByText('Loden grün').closest('li')).toHaveTextContent(/^Stoff/);
    canvas.getByRole('heading', { name: 'Berechnet' });
    canvas.getByText('1,35 m');
    canvas.getByRole('heading', { name: 'Ausführung' });
    canvas.getByText('Komplett');
    canvas.getByText('Zeichnung');
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

/** Returns the number of lines that a text within an element occupies. */
function linesOf(element: HTMLElement, text: string): number {
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (node.nextNode()) {
    const start = node.currentNode.textContent?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node.currentNode, start);
    range.setEnd(node.currentNode, start + text.length);
    return range.getClientRects().length;
  }
  throw new Error(`${text} is in no text of the element`);
}

export const OnAPhone: Story = {
  name: 'The order number is on one line in a narrow title',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Werkstattblatt PM-2026-000001' });
    await expect(linesOf(title, 'PM-2026-000001')).toBe(1);
  },
};

const [item] = anAdminOrder().items;
const blanket = (imageUrl: string | null) =>
  anAdminOrder({
    items: item === undefined ? [] : [{ ...item, title: 'Hundedecke', imageUrl, configuratorType: null }],
  });

export const Blanket: Story = {
  name: '[BEY-57] An item other than dog clothing shows the picture of its article',
  args: { order: blanket('/catalogue/hundebett.webp'), drawing: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hundedecke' })).toBeVisible();
    canvas.getByText('62 cm');
  },
};

const photo = {
  id: '70000000-0000-4000-8000-000000000001',
  name: 'Bello.webp',
  mediaType: 'image/webp',
  bytes: 20_480,
};
const withPhoto = {
  dog: {
    photo: [photo],
    _metadata: {
      section: { id: 'dog', title: 'Hund', description: null },
      fields: { photo: { label: 'Foto vom Hund', field_type: 'file', options: [] } },
    },
  },
};

/** Photos are loaded eagerly, because the sheet may be printed without scrolling. */
export const WithPhoto: Story = {
  name: 'The worksheet shows an uploaded photo',
  args: { order: anAdminOrder({ items: item === undefined ? [] : [{ ...item, settings: withPhoto }] }) },
  decorators: [
    (Story) => (
      <OrderFileLinks
        value={async () => {
          const { name, bytes } = photo;
          const url = '/catalogue/geschirr-leichtfuss-960.webp';
          return { ok: true, value: { url, name, mediaType: 'image/webp', bytes, expiresInSeconds: 300 } };
        }}
      >
        <div style={{ paddingTop: '3000px' }}>
          <Story />
        </div>
      </OrderFileLinks>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'Foto vom Hund' });
    const picture = await canvas.findByRole('img', { name: 'Vorschau von Bello.webp' });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 960));
    await expect(canvas.queryByText('Ausführung')).toBeNull();
  },
};

export const WithoutPicture: Story = {
  name: '[BEY-57] An item other than dog clothing without a picture shows none',
  args: { order: blanket(null), drawing: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    canvas.getByText('62 cm');
  },
};
