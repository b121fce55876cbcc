/** What is wrong with a value; stable, worded by the messages. */
export type IssueCode =
  | 'required'
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
 * One thing that is wrong with a visible field. `params` carries the bound under the name of its rule; of a comparison
 * with another field that field's label, as `other`. Of a price table without a price for the value, it carries the
 * table's own `message`, and the label of the other field as `other` where only the two together have no price. Of a
 * chosen option that cannot be had its label, as `option`, and the host's `reason`.
 * Of a file its `name`, and the kinds that the field accepts as `accept`.
 */
export interface Issue {
  readonly code: IssueCode;
  readonly fieldName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** No issues, one object for all. */
export const noIssues: readonly Issue[] = Object.freeze([]);
