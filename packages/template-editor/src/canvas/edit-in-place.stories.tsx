import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { FieldCard } from './field-card.tsx';

const template = wireTemplate([
  {
    title: 'Stoff',
    fields: [
      {
        name: 'lining',
        label: 'Futter',
        field_type: 'radio',
        additional_options: { hint: 'Hält warm' },
        options: [
          { value: 'none', label: 'Ohne' },
          { value: 'full', label: 'Komplett', additional_price: 15 },
        ],
      },
      { name: 'note', label: 'Notiz', field_type: 'textarea' },
    ],
  },
]);

const meta = {
  title: 'Editor/Edit in place',
  component: EditorStage,
  parameters: {
    notes: {
      of: FieldCard,
      keyboard:
        'Enter or a click selects a text, a second one edits it; F2 edits it directly. Enter saves the change, Escape ' +
        'discards it, Tab moves to the next text. Help, options and prices are Tab stops while their field is selected.',
      accessibility:
        'Each field is a group named by its label. Its label is a button with `aria-pressed` for the selection. While ' +
        'a text is edited, it is an input named by property and part, and an error message is its description.',
    },
    layout: 'fullscreen',
  },
  args: { template },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function openSection(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('tab', { name: 'Stoff' }));
  return within(canvas.getByRole('tabpanel'));
}
const undoSteps = (canvas: Canvas) => canvas.getByRole('button', { name: /undo/i });

export const ByKeyboard: Story = {
  name: '[BEY-62] F2 edits a label, Enter saves it as one undo step, Escape discards it, and the focus stays',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    panel.getByRole('button', { name: 'Futter' }).focus();
    await userEvent.keyboard('{F2}');
    const input = panel.getByRole('textbox', { name: 'Label of Futter' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('Innenfutter{Enter}');
    const label = panel.getByRole('button', { name: 'Innenfutter' });
    await waitFor(() => expect(label).toHaveFocus());
    await expect(canvas.getByRole('treeitem', { name: /^Innenfutter/ })).toBeVisible();
    // Enter selects, Enter again edits.
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Label of Innenfutter' })).toHaveFocus());
    await userEvent.keyboard('Nein{Escape}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Innenfutter' })).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo', description: 'Undo: Change label of “Innenfutter”' }),
    );
    await expect(panel.getByRole('button', { name: 'Futter' })).toBeVisible();
    await expect(undoSteps(canvas)).toHaveAccessibleDescription('Nothing to undo');
  },
};

export const TabOrder: Story = {
  name: '[BEY-62] Tab moves from label to options, prices and help; each change is an undo step of its own',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Futter' }));
    await userEvent.keyboard('{F2}Lage{Tab}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Label of Ohne' })).toHaveFocus());
    await userEvent.keyboard('Keine{Tab}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Additional price of Keine' })).toHaveFocus());
    await userEvent.keyboard('2,50{Tab}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Label of Komplett' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Help text of Lage' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const price = panel.getByRole('textbox', { name: 'Additional price of Komplett' });
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toHaveValue('15.00');
    await userEvent.keyboard('{Escape}');
    await expect(panel.getByRole('button', { name: /^\+€2.50/ })).toBeVisible();
    for (const step of ['price of “Keine”', 'label of “Keine”', 'label of “Lage”']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: `Undo: Change ${step}` }));
    }
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Futter' })).toBeVisible();
  },
};

export const ByPointer: Story = {
  name: '[BEY-62] A click selects and opens the properties, a click on the selected text edits, blur saves',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Komplett' }));
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    await expect(side.getByRole('heading', { name: 'Option' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Komplett' }));
    await userEvent.keyboard('Ganz');
    await userEvent.click(panel.getByRole('button', { name: 'Notiz' }));
    await expect(panel.getByRole('button', { name: 'Ganz' })).toBeVisible();
    await expect(side.getByRole('textbox', { name: 'Label' })).toHaveValue('Notiz');
    await userEvent.click(panel.getByRole('button', { name: 'Add help text' }));
    await userEvent.keyboard('Kurz{Enter}');
    await expect(side.getByRole('textbox', { name: 'Help text' })).toHaveValue('Kurz');
  },
};

export const RefusedPrice: Story = {
  name: '[BEY-62] An invalid price stays visible with the reason until it is corrected or discarded',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Komplett' }));
    panel.getByRole('button', { name: /Additional price of Komplett$/ }).focus();
    await userEvent.keyboard('{F2}viel{Enter}');
    const price = panel.getByRole('textbox', { name: 'Additional price of Komplett' });
    await expect(price).toHaveAccessibleDescription(/^This is not an amount in euros\./);
    await userEvent.clear(price);
    await userEvent.keyboard('-3{Enter}');
    await expect(price).toHaveAccessibleDescription('Must be 0 or more.');
    // Clicking elsewhere keeps it for the next time.
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await openSection(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Komplett' }));
    panel.getByRole('button', { name: /Additional price of Komplett$/ }).focus();
    await userEvent.keyboard('{F2}');
    const again = panel.getByRole('textbox', { name: 'Additional price of Komplett' });
    await expect(again).toHaveValue('-3');
    await userEvent.clear(again);
    await userEvent.keyboard('12{Enter}');
    await expect(panel.getByRole('button', { name: /^\+€12.00/ })).toBeVisible();
  },
};

export const Titles: Story = {
  name: '[BEY-62] Titles of sections and groups are edited in place',
  play: async ({ canvas }) => {
    const panel = await openSection(canvas);
    const [section] = panel.getAllByRole('button', { name: 'Stoff' });
    section?.focus();
    await userEvent.keyboard('{F2}Material{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Material' })).toBeVisible();
    panel.getByRole('button', { name: 'Group 1' }).focus();
    await userEvent.keyboard('{F2}Oberstoff{Enter}');
    await expect(canvas.getByRole('treeitem', { name: 'Oberstoff' })).toBeVisible();
    await expect(panel.getByRole('group', { name: 'Oberstoff' })).toBeVisible();
  },
};

export const CoatCards: Story = {
  name: '[BEY-62] Each field of the coat is a card named by its label, on one line if it fits',
  args: { template: dogCoatTemplate },
  play: async ({ canvas }) => {
    for (const { title, groups } of dogCoatTemplate.sections) {
      await userEvent.click(canvas.getByRole('tab', { name: title }));
      const panel = within(canvas.getByRole('tabpanel'));
      for (const { label } of groups.flatMap(({ fields }) => fields)) {
        const [card] = panel.getAllByRole('group', { name: label });
        await expect(card).toBeVisible();
        if (label.length > 16) continue;
        const button = within(card as HTMLElement).getAllByRole('button', { name: label })[0] as HTMLElement;
        await expect(button.getBoundingClientRect().height).toBeLessThan(32);
      }
    }
  },
};
