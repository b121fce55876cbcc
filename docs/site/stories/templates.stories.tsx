import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { TemplateReader } from './template-reader.tsx';

const template = {
  id: 'leash',
  format: 3,
  name: 'Leash',
  sections: [
    {
      id: 'size',
      title: 'Size',
      groups: [{ id: 'main', fields: [{ id: 'length', name: 'length', label: 'Length', field_type: 'number' }] }],
    },
  ],
};

const meta = {
  title: 'Core concepts/Templates',
  component: TemplateReader,
  tags: ['!autodocs'],
  args: { template },
} satisfies Meta<typeof TemplateReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'A template is parsed, and the path of each issue reported',
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent('Size: Length (number)');
    const input = canvas.getByRole('textbox', { name: 'Template' });
    const written = JSON.stringify(template);
    fireEvent.change(input, { target: { value: written.replace('"number"', '"slider"') } });
    await expect(result).toHaveTextContent('invalid_value at sections[0].groups[0].fields[0].field_type');
    fireEvent.change(input, { target: { value: JSON.stringify(template, null, 2) } });
    await expect(result).toHaveTextContent('Size: Length (number)');
  },
};
