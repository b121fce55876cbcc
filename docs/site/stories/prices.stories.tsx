import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatCents, priceOf } from 'configurator-core';
import { expect, userEvent } from 'storybook/test';
import { CoatInputs } from './coat-inputs.tsx';

const meta = {
  title: 'Core concepts/Prices',
  component: CoatInputs,
  tags: ['!autodocs'],
  args: {
    fields: ['chest', 'lining'],
    start: { chest: '62' },
    children: (evaluation) => {
      const { baseCents, lines, totalCents } = priceOf(evaluation);
      const all = [
        { label: 'Base price', amountCents: baseCents },
        ...lines,
        { label: 'Total', amountCents: totalCents },
      ];
      return (
        <dl>
          {all.map(({ label, amountCents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCents(amountCents, 'en-IE')}</dd>
            </div>
          ))}
        </dl>
      );
    },
  },
} satisfies Meta<typeof CoatInputs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'A line is added for a chosen option and for a price rule that applies',
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent('Total€129.00');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lining' }), 'Complete');
    await expect(result).toHaveTextContent('Lining Option€15.00Total€144.00');
    const chest = canvas.getByRole('textbox', { name: 'Chest girth' });
    await userEvent.clear(chest);
    await userEvent.type(chest, '86');
    await expect(result).toHaveTextContent('Extra fabric€12.00Total€156.00');
  },
};
