import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, userEvent, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { ScenariosPanel } from './scenarios-panel.tsx';

const tag = wireTemplate([
  {
    title: 'Gravur',
    fields: [
      {
        name: 'engraving',
        label: 'Gravur',
        field_type: 'radio',
        options: [
          { value: 'none', label: 'Keine' },
          { value: 'front', label: 'Vorn', additional_price: 4.9 },
        ],
      },
    ],
  },
]);
const scenario = {
  id: 'front',
  name: 'Vorn graviert',
  values: { engraving: 'front' },
  base_price: 1000,
  expected: { visible: ['engraving'], issues: [], total: 1490 },
};
const passing = { ...tag, scenarios: [scenario] };
const failing = { ...tag, scenarios: [{ ...scenario, expected: { ...scenario.expected, total: 1590 } }] };

const meta = {
  title: 'Editor/Scenarios',
  component: EditorStage,
  parameters: {
    layout: 'fullscreen',
    notes: {
      of: ScenariosPanel,
      keyboard:
        'Every scenario is a name to edit and a row of buttons, in tab order. In the dialog that records one, Enter in ' +
        'the name records and Escape cancels.',
      accessibility:
        'Text beside the icon shows whether a scenario passes. Recording, accepting and removing are announced.',
    },
  },
  args: { template: passing, basePriceCents: 1000 },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Record: Story = {
  name: 'The values of the preview are recorded as a named scenario in one undo step',
  args: { template: tag },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.click(within(canvas.getByRole('region', { name: 'Preview' })).getByRole('radio', { name: /Vorn/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Record scenario' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Record scenario' }));
    await expect(dialog.getByText('Expected: 1 visible field, 0 issues, total €14.90.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Record scenario' }));
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Vorn graviert{Enter}');
    await expect(canvas.findByText('Passes.')).resolves.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Vorn graviert');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Record/ }));
    await expect(canvas.getByText(/^No scenarios yet/)).toBeVisible();
  },
};

const breaks = [{ from: 10, label: 'Ab 10 Stück', percent: 5 }];

export const Pieces: Story = {
  name: 'A scenario with quantity breaks records a quantity; an invalid one is kept and shows the reason',
  args: { template: { ...tag, quantity_breaks: breaks } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.click(within(canvas.getByRole('region', { name: 'Preview' })).getByRole('radio', { name: /Vorn/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Record scenario' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Record scenario' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zehn Stück');
    const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
    for (const refused of ['0', '1.5', '1001']) {
      await userEvent.clear(pieces);
      await userEvent.type(pieces, `${refused}{Enter}`);
      await expect(dialog.getByText('Must be a whole number from 1 to 1,000.')).toBeVisible();
      await expect(pieces).toHaveValue(refused);
    }
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '10');
    // 14.90 minus 5 %; the discount is rounded down by half a cent.
    await expect(
      dialog.getByText('Expected: 1 visible field, 0 issues, price of each of 10 pieces €14.16.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Record scenario' }));
    await expect(canvas.findByText('Passes.')).resolves.toBeVisible();
    await expect(canvas.getByText('For 10 pieces of one cart line.')).toBeVisible();
  },
};

export const FailingPieces: Story = {
  name: 'A failing scenario of several pieces names the quantity whose price differs',
  args: {
    template: {
      ...tag,
      quantity_breaks: breaks,
      scenarios: [{ ...scenario, quantity: 10, expected: { ...scenario.expected, total: 1400 } }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scenarios' }));
    await expect(
      canvas.findByText(
        'The scenario “Vorn graviert” fails: the price of each of 10 pieces is €14.16 instead of €14.00.',
      ),
    ).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the new result' }));
    await expect(canvas.findByText('Passes.')).resolves.toBeVisible();
    await expect(canvas.getByText('For 10 pieces of one cart line.')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'A failing scenario shows the difference, blocks publishing, and can accept the new result',
  args: { template: failing },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: '1 error keeps it from going live' })).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scenarios' }));
    await expect(
      canvas.findByText('The scenario “Vorn graviert” fails: the price is €14.90 instead of €15.90.'),
    ).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in preview' }));
    await expect(canvas.getByRole('radio', { name: /Vorn/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the new result' }));
    await expect(canvas.findByText('Passes.')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: '1 error keeps it from going live' })).toBeNull();
  },
};

export const Rename: Story = {
  name: 'A scenario is renamed and removed',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scenarios' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await expect(canvas.getByText('Please enter a name.')).toBeVisible();
    await userEvent.type(name, 'Vorn');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText(/^No scenarios yet/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo', description: 'Undo: Remove the scenario “Vorn”' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Vorn');
  },
};

export const InGerman: Story = {
  name: 'Scenarios are shown in German',
  args: { template: failing, language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Szenarien' }));
    await expect(canvas.findByText(/schlägt fehl: der Preis ist 14,90/)).resolves.toBeVisible();
  },
};
