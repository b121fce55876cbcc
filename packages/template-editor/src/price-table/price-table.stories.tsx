import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SaveReply, SaveRequest } from '../editor/save-reply.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import {
  cellAt,
  expectTable,
  onUnsaved,
  openTable,
  pasteInto,
  receivedAmount,
  table,
  templateWith,
} from '../testing/price-table-fixtures.ts';
import { PriceGrid } from './price-grid.tsx';

const meta = {
  title: 'Editor/Price table',
  component: EditorStage,
  parameters: {
    notes: {
      of: PriceGrid,
      keyboard:
        'Arrows move, Shift with arrows selects, Home and End move to the ends of a row, with Ctrl to the corners. ' +
        'Typing replaces a cell, Enter and F2 edit it, Escape discards the edit. While a cell is edited, Enter moves ' +
        'down and Tab to the next cell; otherwise Tab leaves the grid. Delete clears. On a header Insert adds, Delete ' +
        'removes, and Alt with arrows moves a row or a column.',
      accessibility:
        'A grid with row and column headers, one Tab stop, and the total number of rows and columns, although only ' +
        'visible ones are rendered. The effect of a key is a `status`, an unreadable cell an `alert` with its position.',
    },
    layout: 'fullscreen',
  },
  args: { template: templateWith({ table }), onUnsaved },
  beforeEach: () => {
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: '[BEY-62] A price table is edited by keyboard alone, and each change is one undo step',
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    const grid = dialog.getByRole('grid', { name: 'Prices in euros: rows by Rückenlänge, columns by Brustumfang' });
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await expect(grid).toHaveAttribute('aria-colcount', '3');
    cellAt(dialog, 0, 0).focus();
    await userEvent.keyboard('12,5{Enter}');
    await expect(cellAt(dialog, 1, 0)).toHaveFocus();
    await expect(cellAt(dialog, 0, 0)).toHaveTextContent('12.50');
    // Tab moves within the grid while a cell is edited.
    await userEvent.keyboard('{F2}{Backspace}5{Tab}40{Tab}');
    await expect(cellAt(dialog, 1, 0)).toHaveTextContent('30.05');
    await expect(dialog.getByText('Every cell has a price.')).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}99{Escape}');
    await expect(cellAt(dialog, 0, 0)).toHaveTextContent('12.50');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await userEvent.keyboard('{Delete}');
    await expect(dialog.getByRole('status')).toHaveTextContent('4 cells cleared.');
    await expectTable({
      cells: [
        [null, null],
        [null, null],
      ],
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectTable({
      cells: [
        [1250, 2000],
        [3005, 4000],
      ],
    });
    // A header is also a cell: it can be renamed, moved, added and removed.
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await expect(dialog.getByRole('columnheader', { name: /70–120/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}70-90{Enter}');
    await expectTable({
      columns: {
        ranges: [
          { from: 30, to: 70 },
          { from: 70, to: 90 },
        ],
      },
    });
    await userEvent.keyboard('{ArrowUp}{Insert}');
    await expectTable({
      columns: {
        ranges: [
          { from: 30, to: 70 },
          { from: 70, to: 90 },
          { from: 90, to: 110 },
        ],
      },
    });
    await expect(dialog.getByRole('columnheader', { name: /90–110/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expectTable({
      cells: [
        [1250, null, 2000],
        [3005, null, 4000],
      ],
    });
    await userEvent.keyboard('{Delete}');
    await expectTable({
      cells: [
        [1250, 2000],
        [3005, 4000],
      ],
    });
    await userEvent.keyboard('{Tab}');
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const onSave = fn<(request: SaveRequest) => Promise<SaveReply>>();

export const ClickAway: Story = {
  name: 'A click on another cell commits the typed price of the edited one and leaves the other unchanged',
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    cellAt(dialog, 0, 0).focus();
    await userEvent.keyboard('12');
    await userEvent.click(cellAt(dialog, 1, 1));
    await expect(cellAt(dialog, 0, 0)).toHaveTextContent('12.00');
    await expect(cellAt(dialog, 1, 1)).toHaveTextContent('');
    await expectTable({ cells: [[1200, 2000], table.cells[1]] });
  },
};

export const SaveWhileTyping: Story = {
  name: '[BEY-62] Ctrl+S while a cell is edited saves its price; later typing is committed on blur',
  args: { onSave },
  play: async ({ canvas }) => {
    onSave.mockReset().mockResolvedValue({ status: 'saved', version: 2 });
    const dialog = await openTable(canvas);
    cellAt(dialog, 0, 0).focus();
    await userEvent.keyboard('1{Control>}s{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(onSave.mock.lastCall?.[0].template.price_rules?.[0]?.amount).toMatchObject({
      table: { cells: [[100, 2000], table.cells[1]] },
    });
    await userEvent.keyboard('2');
    await userEvent.click(cellAt(dialog, 1, 1));
    await expect(cellAt(dialog, 0, 0)).toHaveTextContent('12.00');
  },
};

export const Settings: Story = {
  name: 'The fields, gap handling and message of a table are chosen; a choice field lists its options',
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Columns by' }), 'Futter');
    await expectTable({
      columns: { field: 'lining', options: ['none', 'full'] },
      cells: [
        [1000, 2000],
        [3000, null],
      ],
    });
    await userEvent.click(dialog.getByRole('columnheader', { name: 'Ohne' }));
    await userEvent.keyboard('{Delete}{ArrowUp}{Insert}');
    await expectTable({
      columns: { options: ['full', 'none'] },
      cells: [
        [2000, null],
        [null, null],
      ],
    });
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Values between two ranges' }),
      'Reject with a message',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message where there is no price' }), 'Auf Anfrage');
    await expectTable({ gap: 'reject', message: 'Auf Anfrage' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Rows by' }), 'No rows: one field only');
    await expectTable({ cells: [[2000, null]] });
    await expect(receivedAmount()).not.toHaveProperty('table.rows');
    await pasteInto(dialog, cellAt(dialog, 0, 0), '1\t2\n3\t4\n');
    await expect(dialog.getByRole('alert')).toHaveTextContent('The table has no rows. Choose a field under “Rows by”');
    await expect(dialog.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  },
};

export const Problems: Story = {
  name: '[BEY-62] Overlapping ranges and a missing price are shown at their header',
  args: {
    template: templateWith({
      table: {
        ...table,
        columns: {
          field: 'chest',
          ranges: [
            { from: 30, to: 70 },
            { from: 60, to: 100 },
          ],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    const header = await dialog.findByRole('columnheader', { name: /60–100.*overlap/ });
    await expect(header).toHaveAttribute('data-problem');
    await expect(header).toHaveAccessibleName(/has no price for this value/);
  },
};

const wide = {
  columns: { field: 'chest', ranges: Array.from({ length: 100 }, (_, at) => ({ from: at, to: at + 1 })) },
  rows: { field: 'back', ranges: Array.from({ length: 100 }, (_, at) => ({ from: at, to: at + 1 })) },
  cells: Array.from({ length: 100 }, (_, row) => Array.from({ length: 100 }, (_, column) => row * 100 + column)),
  gap: 'round_up' as const,
};

export const Hundred: Story = {
  name: 'A table of 100 × 100 cells renders only visible cells, and keys reach every cell',
  args: { template: templateWith({ table: wide }) },
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    await expect(dialog.getAllByRole('gridcell').length).toBeLessThan(600);
    cellAt(dialog, 0, 0).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement).toHaveTextContent('99.99');
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => {
      const { cells } = (receivedAmount() as { table: typeof wide }).table;
      return expect(cells[99]?.slice(98)).toEqual([9998, 500]);
    });
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(document.activeElement).toHaveTextContent('0.00');
  },
};
