import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishMessages, formatIssue, issuesOf } from 'configurator-core';
import { expect, userEvent } from 'storybook/test';
import { coatConfigurator } from '../examples/coat.ts';
import { CoatInputs } from './coat-inputs.tsx';

const meta = {
  title: 'Core concepts/Validation',
  component: CoatInputs,
  tags: ['!autodocs'],
  args: {
    fields: ['chest', 'back', 'lining'],
    start: { chest: '12' },
    children: (evaluation) => {
      const issues = issuesOf(evaluation);
      if (issues.length === 0) return <p>Complete: it can be submitted.</p>;
      return (
        <ul>
          {issues.map((issue) => (
            <li key={`${issue.fieldName} ${issue.code}`}>
              <code>{issue.code}</code> {formatIssue(issue, coatConfigurator, englishMessages)}
            </li>
          ))}
        </ul>
      );
    },
  },
} satisfies Meta<typeof CoatInputs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'The issues are of visible fields only, as codes with messages',
  play: async ({ canvas }) => {
    const codes = () => canvas.queryAllByRole('listitem').map((item) => item.querySelector('code')?.textContent);
    await expect(codes()).toEqual(['below_min', 'required']);
    const chest = canvas.getByRole('textbox', { name: 'Chest girth' });
    await userEvent.clear(chest);
    await userEvent.type(chest, '62,5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Back length' }), '40');
    await expect(canvas.getByText('Complete: it can be submitted.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lining' }), 'Complete');
    await expect(codes()).toEqual(['required']);
  },
};
