/** How a table handles a number between its ranges. */
export const tableGaps = ['reject', 'round_up'] as const;

/** A range of numbers, both ends included. */
export interface TableRange {
  readonly from: number;
  readonly to: number;
}

/** One axis of a table: ranges of a number field, or option values of a choice. */
export type TableAxis = { readonly field: string } & (
  | { readonly ranges: readonly TableRange[]; readonly options?: undefined }
  | { readonly options: readonly string[]; readonly ranges?: undefined }
);

/** Prices by one or two fields. */
export interface PriceTable {
  readonly columns: TableAxis;
  readonly rows?: TableAxis | null | undefined;
  /** EUR cents, row by row; null if there is no price. */
  readonly cells: readonly (readonly (number | null)[])[];
  /** How a number between two ranges is handled. */
  readonly gap: (typeof tableGaps)[number];
  /** Shown if the table has no price. */
  readonly message?: string | null | undefined;
}

/** Returns the axes of a table: columns, then rows if any. */
export function axesOf({ columns, rows }: PriceTable): readonly TableAxis[] {
  return rows ? [columns, rows] : [columns];
}
