import type { ContactIssues, ContactRequest } from './contact-form.ts';

/** What the server says to a submitted form. */
export type ContactReply =
  | { kind: 'sent'; request: Pick<ContactRequest, 'type' | 'preferredDate' | 'preferredTime'> }
  | { kind: 'issues'; issues: ContactIssues; values: ContactRequest }
  /** Nothing was stored; `message` says what to do. */
  | { kind: 'failed'; message: string; values: ContactRequest };
