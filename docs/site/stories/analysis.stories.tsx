import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hood } from '../examples/analysis.ts';
import { TemplateFindings } from './template-findings.tsx';

const meta = {
  title: 'Core concepts/Analysis',
  component: TemplateFindings,
  tags: ['!autodocs'],
  args: { template: hood },
} satisfies Meta<typeof TemplateFindings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'A condition that can never be met is found and fixed',
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent('never_true (warning)');
    while (canvas.queryByRole('button') !== null) {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Apply the fix' })[0] as HTMLElement);
    }
    await expect(result).toHaveTextContent('No findings.');
  },
};
