import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRouter } from '../with-router.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Shop/Footer',
  component: SiteFooter,
  decorators: [withRouter],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
