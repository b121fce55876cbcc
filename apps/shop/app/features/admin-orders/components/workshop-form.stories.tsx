import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withAdmin } from '../../../ui/admin/with-admin.tsx';
import { WorkshopForm } from './workshop-form.tsx';

const meta = {
  title: 'Shop/Admin/Workshop form',
  component: WorkshopForm,
  decorators: [withAdmin],
  args: {
    order: { revision: 0, productionStage: null, trackingNumber: null, trackingCarrier: null },
    onChange: fn(async () => undefined),
    onReload: fn(),
  },
} satisfies Meta<typeof WorkshopForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const WithoutStatus: Story = {
  name: "[ADM-ORD-16] Starts with 'Offen'",
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Status')).toHaveValue('Offen');
  },
};
