import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MeasuringGuide } from './measuring-guide.tsx';

const measurements = { chest: 'Brustumfang', waist: 'Taillenumfang', head: 'Kopfumfang' };

const meta = {
  title: 'Shop/Measuring guide',
  component: MeasuringGuide<keyof typeof measurements>,
  parameters: {
    notes: {
      keyboard: 'Nine buttons, one for each measurement; Enter or Space highlights it on the drawing.',
      accessibility:
        'Buttons with `aria-pressed`. The drawing is an image whose name and description change with the ' +
        'measurement.',
    },
    layout: 'fullscreen',
  },
  args: {
    measurements,
    first: 'chest',
    renderDrawing: (name) => <p>Zeichnung mit {measurements[name]}</p>,
  },
} satisfies Meta<typeof MeasuringGuide<keyof typeof measurements>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const waist = canvas.getByRole('button', { name: 'Taillenumfang' });
    await userEvent.click(waist);
    await expect(waist).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Zeichnung mit Taillenumfang')).toBeVisible();
  },
};
