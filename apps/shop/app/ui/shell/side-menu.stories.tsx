import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { withRouter } from '../page/with-router.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Shop/Side menu',
  component: SideMenu,
  decorators: [withRouter],
  parameters: {
    notes: {
      keyboard: 'The button opens a modal menu, Escape closes it, and a followed link closes it too.',
      accessibility:
        'A modal dialog and a `nav`, both named Menü. The current page has `aria-current`. From 768 px on it is ' +
        'not displayed, so it is in no Tab order.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links for everyone; signed-in users see further links after these. */
export const Open: Story = {
  name: '[SF-NAV-31] Open',
  play: async ({ canvas }) => {
    // The button is hidden on wide screens, such as the browser of the tests.
    await fireEvent.click(canvas.getByLabelText('Menü öffnen'));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    const links = within(menu).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Kollektionen', 'Warenkorb']);
  },
};
