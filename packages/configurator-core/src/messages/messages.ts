import type { IssueCode } from '../field-types/values/issue.ts';

/** How one issue is worded: from the field's label and the bounds in `params`, each under the name of its rule. */
export type Message = (label: string, params: Readonly<Record<string, unknown>>) => string;

/** A catalogue: one wording for every issue. */
export type Messages = Readonly<Record<IssueCode, Message>>;
