import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SeveralFieldsInspector } from '../inspector/several-fields-inspector.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';

const template = wireTemplate([
  {
    title: 'Maße',
    groups: [
      {
        title: 'Körper',
        fields: [
          { name: 'neck', label: 'Hals' },
          { name: 'chest', label: 'Brust' },
        ],
      },
      { title: 'Rest', fields: [{ name: 'tail', label: 'Rute' }] },
    ],
  },
  {
    title: 'Stoff',
    groups: [{ title: 'Farbe', fields: [{ name: 'outer', label: 'Außen' }] }],
  },
]);

const meta = {
  title: 'Editor/Several fields',
  component: EditorStage,
  parameters: {
    notes: {
      of: SeveralFieldsInspector,
      keyboard:
        'On the label of a field, up and down move to the next field of the section; with Shift they extend the ' +
        'selection, and in the other direction they reduce it. Ctrl with a click adds a field, Shift selects up to it.',
      accessibility:
        'The labels of selected fields have `aria-pressed`. The heading of the properties counts the fields. If a ' +
        'property differs between them, its list shows that.',
    },
    layout: 'fullscreen',
  },
  args: { template },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function openSection(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('tab', { name: 'Maße' }));
  return within(canvas.getByRole('tabpanel'));
}
const properties = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Properties' }));
const pressed = (panel: Canvas) =>
  ['Hals', 'Brust', 'Rute'].filter(
    (name) => panel.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  );

export const ByKeyboard: Story = {
  name: '[BEY-62] Shift with an arrow selects fields; making all required is one undo step',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    panel.getByRole('button', { name: 'Hals' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(pressed(panel)).toEqual(['Hals', 'Brust', 'Rute']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(pressed(panel)).toEqual(['Hals', 'Brust']);
    await waitFor(() => expect(panel.getByRole('button', { name: 'Brust' })).toHaveFocus());
    const side = properties(canvas);
    await expect(side.getByRole('heading', { name: 'Selected: 2 fields' })).toBeVisible();
    const required = side.getByRole('combobox', { name: 'Required' });
    required.focus();
    await userEvent.selectOptions(required, 'Yes');
    await expect(panel.getAllByText('Required')).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo', description: 'Undo: Change required of 2 fields' }),
    );
    await expect(panel.queryByText('Required')).toBeNull();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

export const ByPointer: Story = {
  name: '[BEY-62] Ctrl adds a field, Shift selects up to it, and a plain click selects one',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    const user = userEvent.setup();
    await user.click(panel.getByRole('button', { name: 'Hals' }));
    await user.keyboard('{Control>}');
    await user.click(panel.getByRole('button', { name: 'Rute' }));
    await user.keyboard('{/Control}');
    await expect(pressed(panel)).toEqual(['Hals', 'Rute']);
    await user.click(panel.getByRole('group', { name: 'Brust' }));
    await expect(pressed(panel)).toEqual(['Brust']);
    await user.keyboard('{Shift>}');
    await user.click(panel.getByRole('button', { name: 'Rute' }));
    await user.keyboard('{/Shift}');
    await expect(pressed(panel)).toEqual(['Brust', 'Rute']);
  },
};

export const CommonProperties: Story = {
  name: '[BEY-62] Fields move to another group, share a condition, and are duplicated and deleted together',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    panel.getByRole('button', { name: 'Hals' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const side = properties(canvas);
    const group = side.getByRole('combobox', { name: 'Group' });
    await expect(group).toHaveDisplayValue('Maße › Körper');
    await userEvent.selectOptions(group, 'Maße › Rest');
    await expect(
      within(panel.getByRole('group', { name: 'Rest' })).getByRole('button', { name: 'Brust' }),
    ).toBeVisible();
    await userEvent.click(side.getByRole('button', { name: 'Add condition' }));
    await expect(canvas.getAllByRole('treeitem', { name: /has a condition/ })).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo', description: 'Undo: Change condition of 2 fields' }),
    );
    await expect(canvas.queryByRole('treeitem', { name: /has a condition/ })).toBeNull();
    await userEvent.click(side.getByRole('button', { name: 'Duplicate 2 fields' }));
    await expect(panel.getAllByRole('button', { name: 'Hals' })).toHaveLength(2);
    await userEvent.click(properties(canvas).getByRole('button', { name: 'Delete 2 fields' }));
    await expect(panel.getAllByRole('button', { name: 'Hals' })).toHaveLength(1);
  },
};

export const MixedKinds: Story = {
  name: '[BEY-62] Parts of different kinds show no properties; they are duplicated and deleted together',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Brust/ }));
    await userEvent.keyboard('{Shift>}[ArrowDown]{/Shift}');
    const side = properties(canvas);
    await expect(side.getByRole('heading', { name: 'Selected: 2 parts' })).toBeVisible();
    await expect(side.queryByRole('textbox')).toBeNull();
    await expect(side.getByRole('button', { name: 'Duplicate 2 parts' })).toBeVisible();
    await userEvent.click(side.getByRole('button', { name: 'Delete 2 parts' }));
    await expect(panel.queryByRole('group', { name: 'Rest' })).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Brust' })).toBeNull();
    await expect(panel.getByRole('button', { name: 'Hals' })).toBeVisible();
  },
};
