import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, userEvent } from 'storybook/test';
import { NavigationProgress } from './navigation-progress.tsx';

/** A page whose data never arrives. */
const Routes = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <NavigationProgress />
        <Link to="/categories">Kollektionen</Link>
        <Outlet />
      </>
    ),
    children: [{ path: 'categories', Component: () => null, loader: () => new Promise(() => {}) }],
  },
]);

const meta = {
  title: 'Shop/Navigation progress',
  component: NavigationProgress,
  parameters: {
    notes: {
      keyboard: 'Not focusable. The current page can be used while the next one loads.',
      accessibility: 'A `status`, announced only if loading takes noticeably long.',
    },
  },
  render: () => <Routes initialEntries={['/']} />,
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: '[SF-CAT-02] Loading',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Kollektionen' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Wird geladen');
  },
};
