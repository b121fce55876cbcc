import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopImage } from './shop-image.tsx';

const meta = {
  title: 'Shop/Image',
  component: ShopImage,
  parameters: {
    notes: {
      keyboard: 'Not focusable.',
      accessibility:
        '`alt` is required by the type; an empty one marks a decoration. Width and height are set, which ' +
        'prevents layout shifts.',
    },
  },
  args: { source: '/catalogue/kategorie-maentel.webp', alt: 'Zwei Hunde in Mänteln', sizes: '320px' },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Missing: Story = { args: { source: null, alt: '' } };

export const Focused: Story = {
  name: '[BEY-61] Cropped around the focal point in its URL',
  args: { source: '/catalogue/kategorie-maentel.webp#focus=20,100' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(getComputedStyle(image).objectPosition).toBe('20% 100%');
    await expect(image).toHaveAttribute('src', '/catalogue/kategorie-maentel-960.webp');
  },
};
