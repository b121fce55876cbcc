import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopImage } from './shop-image.tsx';

const meta = {
  title: 'Shop/Image',
  component: ShopImage,
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
