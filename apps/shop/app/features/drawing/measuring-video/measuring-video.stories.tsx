import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { places } from './captions.ts';
import { MeasuringVideo } from './measuring-video.tsx';

const meta = {
  title: 'Shop/Drawing/Measuring video',
  component: MeasuringVideo,
  parameters: {
    notes: {
      keyboard:
        'The player is one Tab stop with keys: Space plays and pauses, left and right go by a sentence, Page Up ' +
        'and Page Down by a measurement, Home and End to the ends. Its buttons follow and keep their own keys.',
      accessibility:
        'A region named Messvideo. Every sentence is a caption in a polite live region. With reduced motion ' +
        'each sentence is a still picture and the viewer steps.',
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MeasuringVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts at the place of a field. */
export const AtChest: Story = {
  args: { at: 'chestCircumference' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Brustumfang', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '7. Brustumfang' })).toHaveAttribute('aria-current', 'step');
  },
};

/** Steps through the captions by keyboard. */
export const SteppedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region', { name: 'Messvideo' }).focus();
    await userEvent.keyboard('{Home}');
    for (const { find, lay, read } of places) {
      for (const caption of [find, lay, read]) {
        await expect(canvas.getByText(caption)).toBeVisible();
        await userEvent.keyboard('{ArrowRight}');
      }
    }
    await expect(canvas.getByRole('button', { name: 'Abspielen' })).toBeVisible();
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(places[0]?.find ?? '')).toBeVisible();
  },
};
