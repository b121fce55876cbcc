import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConfiguredSettings } from './configured-settings.tsx';

const fields = {
  material: { label: 'Material', field_type: 'radio', options: [{ label: 'Merinowolle', value: 'wool' }] },
  closure: { label: 'Verschluss', field_type: 'dropdown', options: [{ label: 'Klickverschluss', value: 'click' }] },
  extras: {
    label: 'Extras',
    field_type: 'checkbox',
    options: [
      { label: 'Leuchtstreifen', value: 'light' },
      { label: 'Tasche', value: 'pocket' },
    ],
  },
  care: { label: 'Pflege', field_type: 'static_text', options: [] },
  video: { label: 'Messvideo', field_type: 'iframe', options: [] },
};

const meta = {
  title: 'Shop/Parts/Configured settings',
  component: ConfiguredSettings,
  parameters: {
    notes: {
      keyboard: 'One `summary`: Enter or Space opens it. An embedded page loads after its button is pressed.',
      accessibility:
        'Each section is a heading of level 3 with a description list. Options are shown by their labels, colors ' +
        'by their names.',
    },
  },
  args: {
    settings: {
      details: {
        material: 'wool',
        closure: 'click',
        extras: ['light', 'pocket'],
        care: '<p>Mit <strong>30 Grad</strong> waschen.</p><img src="https://tracker.example/x.png" onerror="document.body.dataset.evil=1"><script>document.body.dataset.evil=1</script>',
        video: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
        _prices: { extras: 9.5 },
        _metadata: { section: { id: 'details', title: 'Ausführung', description: 'Alles zum Material.' }, fields },
      },
    },
  },
} satisfies Meta<typeof ConfiguredSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values as labels. HTML is sanitized, and an embed loads after a click. */
export const Open: Story = {
  name: '[SF-CART-05] [SF-CART-06] [SF-CART-07] [SF-CART-08] [SF-CART-09] [SF-CART-10] Open',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Konfiguriert'));
    await expect(canvas.getByRole('heading', { name: 'Ausführung' })).toBeVisible();
    await expect(canvas.getByText('Alles zum Material.')).toBeVisible();
    await expect(canvas.getByText('Merinowolle')).toBeVisible();
    await expect(canvas.getByText('Klickverschluss')).toBeVisible();
    await expect(canvas.getByText(/Leuchtstreifen, Tasche/).parentElement).toHaveTextContent('(+9,50 €)');
    await waitFor(() => expect(canvasElement.querySelector('strong')).toHaveTextContent('30 Grad'));
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(document.body.dataset.evil).toBeUndefined();
    await expect(canvas.getByRole('button', { name: /player\.vimeo\.com/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
