import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Shop/Gallery',
  component: Gallery,
  parameters: {
    notes: {
      keyboard:
        'Thumbnails are buttons. The large picture opens a dialog: plus and minus zoom, `0` resets, arrow keys ' +
        'show the other pictures or move an enlarged one, Escape closes and returns the focus.',
      accessibility:
        'The current thumbnail has `aria-current`. Zooming and paging exist as buttons too, so no gesture is ' +
        'needed. A picture without a description is named by the article and its number.',
    },
  },
  args: {
    title: 'Geschirr „Wanderfreund“',
    images: [
      { source: '/catalogue/geschirr-wanderfreund.webp', alt: null },
      { source: '/catalogue/geschirr-wanderfreund-detail.webp', alt: 'Die Schnalle von nahem' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openZoom() {
  await userEvent.click(screen.getByRole('button', { name: /vergrößern$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Geschirr „Wanderfreund“' });
  const image = () => within(dialog).getByRole('img', { hidden: true });
  return { dialog: within(dialog), image, width: () => image().getBoundingClientRect().width };
}

export const Keys: Story = {
  name: '[BEY-52] Keys zoom and pan the picture and switch between pictures',
  play: async () => {
    const { dialog, image, width } = await openZoom();
    const fitting = width();
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBeCloseTo(fitting * 1.5, 0));
    const frame = image().closest('button')?.parentElement;
    const before = frame?.scrollLeft ?? 0;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(frame?.scrollLeft).toBeGreaterThan(before));
    await userEvent.keyboard('0');
    await waitFor(() => expect(width()).toBeCloseTo(fitting, 0));
    await userEvent.keyboard('{ArrowRight}');
    await expect(image()).toHaveAttribute('alt', 'Die Schnalle von nahem');
    await userEvent.click(dialog.getByRole('button', { name: 'Vergrößern' }));
    await waitFor(() => expect(width()).toBeGreaterThan(fitting));
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /vergrößern$/ })).toHaveFocus();
  },
};

export const Pinch: Story = {
  name: '[BEY-52] A pinch zooms the picture up to four times',
  play: async () => {
    const { image, width } = await openZoom();
    const fitting = width();
    const target = image();
    const send = (type: string, gapPx: number) => {
      const touches = [100, 100 + gapPx].map(
        (clientX, identifier) => new Touch({ identifier, target, clientX, clientY: 100 }),
      );
      target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    send('touchstart', 50);
    send('touchmove', 100);
    await waitFor(() => expect(width()).toBeCloseTo(fitting * 2, 0));
    send('touchmove', 1000);
    await waitFor(() => expect(width()).toBeCloseTo(fitting * 4, 0));
    send('touchmove', 10);
    await waitFor(() => expect(width()).toBeCloseTo(fitting, 0));
  },
};
