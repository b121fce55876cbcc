import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenTemplates, dogBedTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

const onSave = fn();

const versions = {
  list: async () => [{ version: 2, publishedAt: '2026-11-20T10:00:00Z', author: 'admin@example.de' }],
  load: async () => ({ ...dogBedTemplate, sections: dogBedTemplate.sections.slice(1) }),
  usage: async () => ({ articles: ['Hundebett'], unpaidOrders: 2 }),
};

const meta = {
  title: 'Editor/Review of changes',
  component: EditorStage,
  parameters: {
    notes: {
      of: ReleaseDialog,
      keyboard:
        'The dialog traps the focus and returns it to the button that opened it. Escape and its close button close ' +
        'it.',
      accessibility:
        'A modal `dialog` named Review changes. Changes, effects and problems are regions with a heading of ' +
        'level 3. Errors are listed with the values that lead a shopper to them.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogBedTemplate, versions, onSave },
  beforeEach: () => {
    onSave.mockReset();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {
  name: '[BEY-62] The release dialog shows changes and their effect on carts and orders',
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'saved', version: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Review changes' }));
    await expect(await dialog.findByText('Changes since version 2, which is live')).toBeVisible();
    await expect(
      within(dialog.getByRole('region', { name: 'New sections' })).getByText(/^The section “.+” is new\.$/),
    ).toBeVisible();
    const after = within(dialog.getByRole('region', { name: 'Effect on carts and orders' }));
    await expect(after.getByText('1 article uses it: Hundebett.')).toBeVisible();
    await expect(after.getByText(/^2 orders are waiting for payment and keep their version and price\./)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Save and publish' }));
    await expect(await canvas.findByText('Live as version 3.')).toBeVisible();
  },
};

export const Refused: Story = {
  name: '[BEY-62] Errors block publishing, each with the values that lead to it',
  args: { template: brokenTemplates['a required field whose options all vanish'].template },
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'saved', version: 2 });
    await canvas.findByRole('button', { name: '1 error keeps it from going live' });
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Review changes' }));
    const refusal = within(dialog.getByRole('region', { name: 'Problems that block publishing' }));
    await expect(refusal.getByRole('listitem')).toHaveTextContent(/Occurs with/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save as draft' }));
    await expect(
      await canvas.findByText(/^Saved as a draft: 1 error keeps .* The shop keeps version 2\.$/),
    ).toBeVisible();
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ publish: false }));
  },
};

const rule = { id: 'express', label: 'Eilzuschlag', amount: { percent: 125, of: 'base' as const } };
const live = { ...dogBedTemplate, price_rules: [{ ...rule, amount: { percent: 10, of: 'base' as const } }] };

export const Amounts: Story = {
  name: 'The release dialog and the comparison of versions show old and new amounts and mark a large change',
  args: { template: { ...dogBedTemplate, price_rules: [rule] }, versions: { ...versions, load: async () => live } },
  play: async ({ canvas }) => {
    const words =
      /^The price rule “Eilzuschlag” has changed: amount 125.% of the base price instead of 10.% of the base price \(more than double\)\.$/;
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Review changes' }));
    const prices = within(await dialog.findByRole('region', { name: 'Changed prices' }));
    await expect(prices.getByRole('listitem')).toHaveTextContent(words);
    await expect(prices.getByRole('strong')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with version 2' }));
    const compared = within(await canvas.findByRole('region', { name: 'Changes since version 2' }));
    await expect(compared.getByRole('strong')).toHaveTextContent(words);
  },
};
