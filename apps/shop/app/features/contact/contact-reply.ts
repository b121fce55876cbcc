import type { ContactIssues, ContactRequest } from './contact-form.ts';

/** Reply of the server to a submitted form. `values` are all its entries, also those of the other type of request. */
export type ContactReply =
  | { kind: 'sent'; request: Pick<ContactRequest, 'type' | 'preferredDate' | 'preferredTime'> }
  | { kind: 'issues'; issues: ContactIssues; values: ContactRequest }
  /** Nothing was stored. `message` is shown to the user and explains what to do. */
  | { kind: 'failed'; message: string; values: ContactRequest };
