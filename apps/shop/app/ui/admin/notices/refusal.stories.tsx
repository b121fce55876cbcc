import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAdmin } from '../testing/with-admin.tsx';
import { AccessDenied, NoPermission, Refusal } from './refusal.tsx';

const meta = {
  title: 'Shop/Admin/Refusal',
  component: Refusal,
  parameters: {
    // Inline, its headings would break the outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard: 'One link leads to the start page.',
      accessibility:
        'An `alert` with the heading of the page, so the reason is read as soon as it replaces the screen.',
    },
  },
  decorators: [withAdmin],
  args: { title: '', children: '' },
} satisfies Meta<typeof Refusal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  name: '[ADM-CAT-18] [ADM-ART-28] Forms and lists',
  render: () => <NoPermission />,
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'Keine Berechtigung' });
    canvas.getByText('Für diese Seite brauchen Sie Administratorrechte.');
  },
};

export const Users: Story = {
  name: '[ADM-USR-04] Users',
  render: () => <AccessDenied />,
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'Zugriff verweigert' });
    canvas.getByText('Sie haben keine Berechtigung, Benutzer zu verwalten.');
  },
};
