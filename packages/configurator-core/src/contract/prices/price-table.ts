/** What a table does with a value that lies between its ranges. */
export const tableGaps = ['reject', 'round_up'] as const;

/** A range of numbers, both ends included. */
export interface TableRange {
  readonly from: number;
  readonly to: number;
}

/** One side of a table: ranges of a number field, or values of the options of a choice. */
export type TableAxis = { readonly field: string } & (
  | { readonly ranges: readonly TableRange[]; readonly options?: undefined }
  | { readonly options: readonly string[]; readonly ranges?: undefined }
);

/** Amounts by one field or by two. */
export interface PriceTable {
  readonly columns: TableAxis;
  readonly rows?: TableAxis | null | undefined;
  /** EUR cents, row by row; null where there is no price. */
  readonly cells: readonly (readonly (number | null)[])[];
  /** What happens to a number between two ranges. */
  readonly gap: (typeof tableGaps)[number];
  /** Shown where the table has no price. */
  readonly message?: string | null | undefined;
}

/** The axes of a table: the columns, then the rows where there are any. */
export function axesOf({ columns, rows }: PriceTable): readonly TableAxis[] {
  return rows ? [columns, rows] : [columns];
}
