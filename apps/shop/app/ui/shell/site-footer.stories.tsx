import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRouter } from '../page/with-router.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Shop/Footer',
  component: SiteFooter,
  decorators: [withRouter],
  parameters: {
    notes: {
      keyboard: 'Links in the order Shop, Hilfe, Rechtliches; the last one withdraws from a contract.',
      accessibility:
        'The `contentinfo` landmark with one named `nav` per group. The visible group titles repeat those names ' +
        'and are hidden from assistive technology.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
