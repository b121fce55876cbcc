import type { IssueCode } from '../field-types/values/issue.ts';

/** Returns the message of an issue, from the field's label and the bounds in `params`, each under its rule's name. */
export type Message = (label: string, params: Readonly<Record<string, unknown>>) => string;

/** A catalogue: one message per issue code. */
export type Messages = Readonly<Record<IssueCode, Message>>;
