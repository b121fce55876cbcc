import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageLanguage } from '../page/page-language.ts';
import { PageLanguageMode } from '../page/page-wording.ts';
import { NumberField } from './number-field.tsx';

const onChange = fn();

const meta = {
  title: 'Shop/Number field',
  component: NumberField,
  parameters: {
    notes: {
      keyboard: 'A native text box: arrow keys move the caret and never change the number.',
      accessibility: '`inputmode` opens the numeric keyboard, with decimals unless the number is whole.',
    },
  },
  args: { kind: 'euros', label: 'Preis', name: 'price', className: 'max-w-sm', onChange },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  name: 'The amount that was read is shown on blur; three digits after a point are thousands in German',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Preis');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    for (const [typed, shown] of [
      ['14,90', '14,90'],
      ['14.9', '14,90'],
      ['1.250', '1250,00'],
      ['12 5', '12 5'],
      ['zwölf', 'zwölf'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(onChange).toHaveBeenLastCalledWith({ target: input, type: 'change' });
    }
  },
};

export const English: Story = {
  name: 'An English page has English notation',
  args: { kind: 'number', unit: '%', label: 'Percent' },
  render: (args) => (
    <PageLanguage value="en">
      <PageLanguageMode value="en">
        <NumberField {...args} />
      </PageLanguageMode>
    </PageLanguage>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Percent');
    for (const [typed, shown] of [
      ['12,5 %', '12.5'],
      ['1.250', '1.25'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
    }
  },
};

export const Whole: Story = {
  args: { kind: 'whole', label: 'Stück' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Stück')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const WithIssue: Story = {
  args: { error: 'Nur Ziffern mit höchstens zwei Nachkommastellen, zum Beispiel 149,90' },
};
