import type { TemplateJson } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

/** Receives the template after each change in stories. */
export const onUnsaved = fn<(template: TemplateJson | null) => void>();

const fields = [
  { name: 'back', label: 'Rückenlänge', field_type: 'number' as const, validation_rules: { min: 20, max: 80 } },
  { name: 'chest', label: 'Brustumfang', field_type: 'number' as const, validation_rules: { min: 30, max: 120 } },
  {
    name: 'lining',
    label: 'Futter',
    options: [
      { value: 'none', label: 'Ohne' },
      { value: 'full', label: 'Komplett' },
    ],
  },
];

/** A price table over two measurements. */
export const table = {
  columns: {
    field: 'chest',
    ranges: [
      { from: 30, to: 70 },
      { from: 70, to: 120 },
    ],
  },
  rows: {
    field: 'back',
    ranges: [
      { from: 20, to: 50 },
      { from: 50, to: 80 },
    ],
  },
  cells: [
    [1000, 2000],
    [3000, null],
  ],
  gap: 'round_up' as const,
};

/** Returns a template with one price rule of an amount. */
export const templateWith = (amount: unknown) =>
  wireTemplate([{ title: 'Maße', fields }], { price_rules: [{ id: 'size', label: 'Größe', amount }] });

type Canvas = ReturnType<typeof within>;

/** Returns the amount of the rule as last passed to the host. */
export const receivedAmount = (): unknown => onUnsaved.mock.lastCall?.[0]?.price_rules?.[0]?.amount;

/** Waits until the host receives a template with a table. */
export const expectTable = (expected: object) =>
  waitFor(() => expect(receivedAmount()).toMatchObject({ table: expected }));

/** Opens the dialog of the table. */
export async function openTable(canvas: Canvas, name = 'Edit price table'): Promise<Canvas> {
  await userEvent.click(canvas.getByRole('button', { name: /^Größe/ }));
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('dialog'));
}

/** Pastes a text into the grid, as Ctrl+V does. */
export async function pasteInto(dialog: Canvas, cell: HTMLElement, text: string): Promise<void> {
  await userEvent.click(cell);
  await expect(dialog.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.paste(text);
}

/** Finds a cell below the header; row and column are counted from 0. */
export const cellAt = (dialog: Canvas, row: number, column: number) =>
  within(dialog.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
