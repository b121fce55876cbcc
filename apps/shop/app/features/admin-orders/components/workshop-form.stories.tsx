import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '#app/ui/admin/testing/in-english.tsx';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { WorkshopForm } from './workshop-form.tsx';

const meta = {
  title: 'Shop/Admin/Workshop form',
  component: WorkshopForm,
  parameters: {
    notes: {
      keyboard:
        'Selects and text boxes in reading order; Enter in the tracking number saves. The stage is in the Tab ' +
        'order only while the order is in production.',
      accessibility:
        'The form shows which mail a status sends. If another admin changed the same field of the ' +
        'order, a `dialog` asks which value applies and the entries stay.',
    },
  },
  decorators: [inEnglish, withAdmin],
  args: {
    order: {
      id: '1',
      revision: 0,
      productionStage: null,
      trackingNumber: null,
      trackingCarrier: null,
      isDisputed: false,
    },
    onChange: fn(async () => ({ id: '1', revision: 1 })),
    loadCurrent: fn(async () => null),
    onReload: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof WorkshopForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const WithoutStatus: Story = {
  name: "[ADM-ORD-16] The form starts with 'Offen'",
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Status')).toHaveValue('Offen');
  },
};
