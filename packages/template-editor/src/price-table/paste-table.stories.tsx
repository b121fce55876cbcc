import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import {
  cellAt,
  expectTable,
  onUnsaved,
  openTable,
  pasteInto,
  table,
  templateWith,
} from '../testing/price-table-fixtures.ts';
import { PriceGrid } from './price-grid.tsx';

const meta = {
  title: 'Editor/Price table from a spreadsheet',
  component: EditorStage,
  parameters: {
    notes: {
      of: PriceGrid,
      keyboard: 'Ctrl V pastes at the selected cell; the buttons for CSV files are in the toolbar of the table.',
      accessibility: 'The number of pasted prices is a `status`; unreadable cells are an `alert` with their position.',
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

export const Unreadable: Story = {
  name: 'Unreadable cells are kept as typed or the paste is rejected, with the position',
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    await userEvent.dblClick(cellAt(dialog, 0, 0));
    const input = dialog.getByRole('textbox', { name: 'Price for 20–50, 30–70' });
    await userEvent.clear(input);
    await userEvent.type(input, 'zwölf{Enter}');
    await expect(dialog.getByRole('alert')).toHaveTextContent('“zwölf” is not an amount in euros.');
    await expect(input).toHaveValue('zwölf');
    await userEvent.keyboard('{Escape}');
    await pasteInto(dialog, cellAt(dialog, 0, 0), '1\t2\n3\tvier\n');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Nothing was pasted, the table is unchanged:Line 2, column 2: “vier” is not an amount in euros.',
    );
    await pasteInto(dialog, cellAt(dialog, 1, 1), '1\t2\n3\t4\n');
    await expect(dialog.getByRole('alert')).toHaveTextContent('The block needs 1 more row.');
    await expect(cellAt(dialog, 0, 0)).toHaveTextContent('10.00');
    await expect(canvas.getByText('No unsaved changes')).toBeInTheDocument();
  },
};

export const Paste: Story = {
  name: '[BEY-62] A spreadsheet with German numbers is pasted with or without its headers',
  args: { language: 'de' },
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas, 'Preistabelle bearbeiten');
    await pasteInto(dialog, cellAt(dialog, 0, 0), '1.234,50 €\t20\n30\t40,5\n');
    await expectTable({
      cells: [
        [123450, 2000],
        [3000, 4050],
      ],
    });
    await pasteInto(dialog, cellAt(dialog, 0, 0), '\t70–120\t120–150\n50–80\t7\t8\n80 bis 90\t9\t10\n');
    await expect(dialog.getByRole('status')).toHaveTextContent('4 Preise mit Zeilen und Spalten eingefügt.');
    await expectTable({
      columns: {
        ranges: [
          { from: 30, to: 70 },
          { from: 70, to: 120 },
          { from: 120, to: 150 },
        ],
      },
      rows: {
        ranges: [
          { from: 20, to: 50 },
          { from: 50, to: 80 },
          { from: 80, to: 90 },
        ],
      },
      cells: [
        [123450, 2000, null],
        [3000, 700, 800],
        [null, 900, 1000],
      ],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Rückgängig' }));
    await expectTable({
      cells: [
        [123450, 2000],
        [3000, 4050],
      ],
    });
    // Copied cells use the number format of the language.
    cellAt(dialog, 0, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const copied = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
    );
    await expect(copied.getData('text/plain')).toBe('1234,5\t20\r\n');
  },
};

export const CsvFile: Story = {
  name: 'A CSV file replaces the table; the delimiter and the decimal sign are recognized',
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas);
    const file = dialog.getByLabelText('Import CSV');
    await userEvent.upload(file, new File(['Rücken;30–60;60–120\n20–80;9,50;19,00\n'], 'preise.csv'));
    await expect(await dialog.findByText('2 prices imported.')).toBeVisible();
    await expectTable({ rows: { ranges: [{ from: 20, to: 80 }] }, cells: [[950, 1900]] });
    await userEvent.upload(file, new File(['x,30-60,60-120\n20-80,"1,009.50",19\n'], 'prices.csv'));
    await expectTable({ cells: [[100950, 1900]] });
    await userEvent.upload(file, new File(['9,50\n'], 'preise.csv'));
    await expect(await dialog.findByText(/The first line must name the columns/)).toBeVisible();
  },
};
