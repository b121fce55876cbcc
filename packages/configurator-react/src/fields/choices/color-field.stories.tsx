import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { ColorField } from './color-field.tsx';

const cuffs: StageField = {
  name: 'cuffs',
  field_type: 'color',
  label: 'Bündchenfarbe',
  options: [
    { value: 'black', label: 'Schwarz', color_value: '#1A1A1A' },
    { value: 'light-gray', label: 'Hellgrau', color_value: '#C4C7CA' },
    { value: 'olive', label: 'Oliv', color_value: '#6B6B2E' },
    { value: 'bordeaux', label: 'Bordeaux', color_value: '#6D1A2D' },
    { value: 'white', label: 'Weiß', color_value: '#FFFFFF', additional_price: 3 },
  ],
};

const meta = {
  title: 'React/Fields/Color',
  component: FieldStage,
  parameters: {
    notes: {
      of: ColorField,
      keyboard:
        'The samples are one Tab stop; the arrow keys choose, and the button that clears the choice is the next ' +
        'one. Without options there are two stops: the text box, and the color picker of the browser.',
      accessibility:
        'A `radiogroup` named by the label of the field. Each sample is a radio named by its label, so color is ' +
        'never the only difference; the sample itself is hidden from assistive technology and the chosen one ' +
        'also shows a check mark.',
    },
  },
  args: { fields: [cuffs] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  name: '[CFG-MODEL-16, CFG-MODEL-24] Swatches are named radio buttons in the colours of the template',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Oliv' })).toBeChecked();
    const sample = canvas.getByRole('radio', { name: 'Oliv' }).parentElement?.querySelector('path');
    await expect(sample).toHaveAttribute('fill', '#6B6B2E');
    await expect(canvasElement.querySelector('.cfg [style]')).toBeNull();
  },
};

export const WithoutOptions: Story = {
  args: { fields: [{ ...cuffs, label: 'Wunschfarbe', options: [] }] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wunschfarbe' }), '#1F4D3F');
    await expect(canvas.getByLabelText('Wunschfarbe: Farbe aussuchen')).toHaveValue('#1f4d3f');
  },
};

export const MissingRequired: Story = {
  args: { fields: [{ ...cuffs, is_required: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Bündchenfarbe ist ein Pflichtfeld.');
  },
};
