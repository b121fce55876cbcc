import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { liningField } from '../testing/lining-field.ts';
import { tabTo } from '../testing/tab-to.ts';
import { FindingsPanel } from './findings-panel.tsx';

const meta = {
  title: 'Editor/Findings',
  component: EditorStage,
  parameters: {
    layout: 'fullscreen',
    notes: {
      of: FindingsPanel,
      keyboard:
        'Each finding has buttons in Tab order: to the part, to the preview with the values that show the problem, and ' +
        'the fix. “Go to problem” also moves the focus, to the condition if that is the cause. Escape returns to the structure.',
      accessibility:
        'The severity precedes the sentence. The name of a row in the structure contains its worst problem, in a ' +
        'collapsed row also that of its parts.',
    },
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const lining = (value: string) => ({ field: 'lining', operator: 'equals' as const, value });

/** Beige is offered only without a lining, but then its field is hidden. */
const neverOffered = wireTemplate([
  {
    title: 'Futter',
    fields: [
      liningField,
      {
        name: 'color',
        label: 'Futterfarbe',
        field_type: 'radio',
        conditional_display: lining('full'),
        options: [
          { value: 'black', label: 'Schwarz' },
          { value: 'beige', label: 'Beige', conditional_display: lining('none') },
        ],
      },
    ],
  },
]);

export const NeverOffered: Story = {
  name: '[BEY-62] The finding of a never offered option leads to its condition by keyboard',
  args: { template: neverOffered },
  play: async ({ canvas }) => {
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    // Options are collapsed, so their field shows the warning.
    await expect(await canvas.findByRole('treeitem', { name: /^Futterfarbe, .*warning/ })).toBeVisible();
    await tabTo(side.getByRole('button', { name: /^Findings/ }));
    await userEvent.keyboard('{Enter}');
    await expect(await side.findByText(/option “Beige” can never be chosen/)).toBeVisible();
    await tabTo(side.getByRole('button', { name: 'Go to problem' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(side.getByRole('combobox', { name: 'Field' })).toHaveFocus());
    await expect(side.getByRole('combobox', { name: 'Field' })).toHaveDisplayValue('Innenfutter');
    await expect(side.getByRole('textbox', { name: 'Label' })).toHaveValue('Beige');
    await userEvent.selectOptions(side.getByRole('combobox', { name: 'Value' }), 'Komplett');
    await waitFor(() => expect(canvas.queryByText(/can never be chosen/)).toBeNull());
  },
};
