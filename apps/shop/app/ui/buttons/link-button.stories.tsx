import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRouter } from '../page/with-router.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Shop/Link button',
  component: LinkButton,
  parameters: {
    notes: {
      keyboard: 'A link: Enter follows it, Space scrolls the page.',
      accessibility: 'Announced as a link, because it leads to an address. It looks like a button only.',
    },
  },
  decorators: [withRouter],
  args: { to: '/categories', children: 'Kollektionen ansehen' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Large: Story = { args: { size: 'large' } };
