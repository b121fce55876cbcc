import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { withRouter } from '../with-router.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Shop/Side menu',
  component: SideMenu,
  decorators: [withRouter],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For everyone; who is signed in gets further links after these. */
export const Open: Story = {
  name: '[SF-NAV-31] Open',
  play: async ({ canvas }) => {
    // Wide screens hide the button, and the browser of the tests is wide.
    await fireEvent.click(canvas.getByLabelText('Menü öffnen'));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    const links = within(menu).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Kollektionen', 'Warenkorb']);
  },
};
