import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../buttons/link-button.tsx';
import { withRouter } from '../page/with-router.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Shop/Empty state',
  component: EmptyState,
  parameters: {
    notes: {
      keyboard: 'Only its actions take the focus.',
      accessibility:
        'The title is a paragraph, not a heading, because it replaces a list. The drawn tape is hidden from ' +
        'assistive technology.',
    },
  },
  decorators: [withRouter],
  args: { title: 'Derzeit sind keine Kategorien verfügbar.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLink: Story = {
  args: {
    title: 'In dieser Kategorie sind derzeit keine Artikel verfügbar.',
    actions: <LinkButton to="/categories">Zurück zu allen Kategorien</LinkButton>,
  },
};
