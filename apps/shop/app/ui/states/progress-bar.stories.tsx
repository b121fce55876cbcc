import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Shop/Progress bar',
  component: ProgressBar,
  parameters: {
    notes: {
      keyboard: 'No keyboard interaction.',
      accessibility: 'A native `progress` element with a name and a value from 0 to 1.',
    },
  },
  args: { label: 'Hauptbild wird hochgeladen', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {
  name: '[BEY-61] An upload bar has the shop’s colors instead of the browser’s',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Hauptbild wird hochgeladen' });
    await expect(bar).toHaveAttribute('value', '0.4');
    const { appearance, backgroundColor } = getComputedStyle(bar);
    await expect(appearance).toBe('none');
    const mist = getComputedStyle(document.documentElement).getPropertyValue('--cfg-mist').trim();
    await expect(mist).not.toBe('');
    const probe = Object.assign(document.createElement('i'), { style: `background-color: ${mist}` });
    document.body.append(probe);
    await expect(backgroundColor).toBe(getComputedStyle(probe).backgroundColor);
    probe.remove();
  },
};
