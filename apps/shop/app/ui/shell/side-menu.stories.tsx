import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { withRouter } from '../with-router.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Shop/Side menu',
  component: SideMenu,
  decorators: [withRouter],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone; wide screens show the links in the header instead. */
export const Open: Story = {
  name: '[SF-NAV-31] Open',
  play: async ({ canvasElement }) => {
    // The button is hidden at the width of the test browser; its press is what is tested.
    const button = canvasElement.querySelector('button');
    if (button === null) throw new Error('The side menu has no button.');
    await fireEvent.click(button);
    const links = await waitFor(() => {
      const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
      if (dialog === null) throw new Error('The side menu did not open.');
      return within(dialog).getAllByRole('link', { hidden: true });
    });
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Kollektionen', 'Warenkorb']);
    await expect(screen.queryByText('Administration')).toBeNull();
  },
};
