import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TemplateEditor } from '../editor/template-editor.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import { liningField } from '../testing/lining-field.ts';

const meta = {
  title: 'Editor/Focus after deleting',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'After a deletion the focus is on the next part of the same list, else on the previous one, else on the ' +
        'button that adds one or in the structure.',
      accessibility: 'The deletion is announced. The focus never falls to the page.',
    },
    layout: 'fullscreen',
  },
  args: {
    template: wireTemplate(
      [
        {
          title: 'Stoff',
          groups: [
            { title: 'Oben', fields: [{ name: 'note', label: 'Notiz' }] },
            { title: 'Unten', fields: [liningField] },
          ],
        },
      ],
      {
        price_rules: [
          { label: 'Versand', amount: 500 },
          { label: 'Eilig', amount: 900 },
        ],
      },
    ),
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses a button by keyboard, which deletes the part it belongs to. */
async function press(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).not.toBeInTheDocument();
}

const expectFocus = (name: string, find: () => HTMLElement) => waitFor(() => expect(find(), name).toHaveFocus());

export const Groups: Story = {
  name: '[BEY-62] The focus is on another group after one is deleted on the canvas, then in the structure',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Stoff' }));
    const panel = within(canvas.getByRole('tabpanel'));
    await press(panel.getByRole('button', { name: 'Delete group Oben' }));
    await expectFocus('Unten', () => panel.getByRole('button', { name: 'Unten' }));
    await press(panel.getByRole('button', { name: 'Delete group Unten' }));
    await expectFocus('Stoff', () => canvas.getByRole('treeitem', { name: 'Stoff' }));
  },
};

export const HiddenStructure: Story = {
  name: '[BEY-62] The focus is on the tab panel after the last group is deleted while the structure is hidden',
  decorators: [
    (Story) => (
      <div className="stage-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Stoff' }));
    const panel = canvas.getByRole('tabpanel');
    for (const name of ['Delete group Oben', 'Delete group Unten']) {
      await press(within(panel).getByRole('button', { name }));
    }
    await expectFocus('the panel', () => panel);
  },
};

export const Options: Story = {
  name: '[BEY-62] The focus is on another option after one is deleted, then on Add option',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Innenfutter' }));
    const options = within(canvas.getByRole('region', { name: 'Options' }));
    await press(options.getByRole('button', { name: 'Delete Komplett' }));
    await expectFocus('Ohne', () => options.getByDisplayValue('Ohne'));
    await press(options.getByRole('button', { name: 'Delete Ohne' }));
    await expectFocus('Add option', () => options.getByRole('button', { name: 'Add option' }));
  },
};

export const PriceRules: Story = {
  name: '[BEY-62] The focus is on another rule after a price rule is deleted, then on Add price rule',
  play: async ({ canvas }) => {
    const rules = within(canvas.getByRole('region', { name: 'Price rules' }));
    const [first] = rules.getAllByRole('button', { name: 'Delete' });
    await press(first as HTMLElement);
    await expectFocus('Eilig', () => rules.getByRole('button', { name: /^Eilig/ }));
    await press(rules.getByRole('button', { name: 'Delete' }));
    await expectFocus('Add price rule', () => rules.getByRole('button', { name: 'Add price rule' }));
  },
};

export const GroupRow: Story = {
  name: '[BEY-62] The focus is on the next remaining row after the row of a group is deleted, not on its field',
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'Oben' }).focus();
    await userEvent.keyboard('{Delete}');
    await expectFocus('Unten', () => canvas.getByRole('treeitem', { name: 'Unten' }));
  },
};
