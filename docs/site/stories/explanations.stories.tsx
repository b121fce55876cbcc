import type { Meta, StoryObj } from '@storybook/react-vite';
import { explain, shortestChange } from 'configurator-core';
import { expect, userEvent } from 'storybook/test';
import { CoatInputs } from './coat-inputs.tsx';

const meta = {
  title: 'Core concepts/Explanations',
  component: CoatInputs,
  tags: ['!autodocs'],
  args: {
    fields: ['lining'],
    children: (evaluation) => (
      <dl>
        <dt>
          <code>explain(evaluation, 'liningColor')</code>
        </dt>
        <dd>
          <pre>{JSON.stringify(explain(evaluation, 'liningColor')?.conditions[0]?.condition, null, 2)}</pre>
        </dd>
        <dt>
          <code>shortestChange(evaluation, 'liningColor', 'forest')</code>
        </dt>
        <dd>
          <pre>{JSON.stringify(shortestChange(evaluation, 'liningColor', 'forest'), null, 2)}</pre>
        </dd>
      </dl>
    ),
  },
} satisfies Meta<typeof CoatInputs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'An explanation has the rule, the value it read, and the shortest change to make an option available',
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent(/"value": "none".*"holds": false.*"isShortest": true/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lining' }), 'Back only');
    await expect(result).toHaveTextContent(/"value": "back".*"holds": true/);
  },
};
