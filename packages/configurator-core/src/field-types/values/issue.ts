/** Codes for issues of a value. Stable; the catalogues contain their messages. */
export type IssueCode =
  | 'required'
  | 'unconfirmed'
  | 'below_min'
  | 'above_max'
  | 'off_step'
  | 'not_integer'
  | 'too_short'
  | 'too_long'
  | 'pattern'
  | 'email'
  | 'not_greater'
  | 'not_less'
  | 'not_in_table'
  | 'too_many_files'
  | 'file_type'
  | 'file_too_large'
  | 'invalid'
  | 'unavailable';

/**
 * An issue of a visible field. `params` contains the bound under the name of its rule. Other parameters:
 * - comparison with another field: `other`, the label of that field.
 * - no price in a table: its `message`, and `other`, the label of the other field, if only both together have none.
 * - unavailable chosen option: `option`, its label, and the host's `reason`.
 * - file: its `name`, and `accept`, the accepted kinds.
 */
export interface Issue {
  readonly code: IssueCode;
  readonly fieldName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Empty list of issues, shared. */
export const noIssues: readonly Issue[] = Object.freeze([]);
