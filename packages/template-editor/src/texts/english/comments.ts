import { formatCount } from './format.ts';

/** Comments on parts. */
export const englishComments = {
  on: (part: string) => `Comments on “${part}”`,
  others: (count: number) => (count === 0 ? 'No other open comments' : `Other open comments (${count})`),
  resolved: (count: number) => `Resolved (${count})`,
  selectPart: 'Select a part to comment on it.',
  newComment: 'New comment',
  comment: 'Comment',
  reply: 'Reply',
  replyTo: (part: string) => `Reply on “${part}”`,
  send: 'Send',
  resolve: 'Resolve',
  reopen: 'Reopen',
  remove: 'Delete comments',
  removeTitle: 'Delete this thread?',
  removeText: (count: number) =>
    `${formatCount(count, 'comment is', 'comments are')} deleted for all admins. This cannot be undone.`,
  badge: (count: number, part: string) => `${formatCount(count, 'comment', 'comments')} on “${part}”`,
  threadOn: (part: string, text: string) => `Thread on “${part}”: ${text}`,
  goneName: 'a deleted part',
  gonePart: 'The part of this thread was deleted.',
  deletedAccount: 'a deleted account',
  empty: 'Enter a comment.',
  pending: 'Sent with the next save',
  removePendingText: 'The comment was not sent yet. This cannot be undone.',
  notSent: 'A comment on a new part could not be sent. It is sent with the next save.',
  notLoaded: 'The comments could not be loaded. Check the connection.',
  failed: 'Something went wrong. Check the connection and try again.',
  /** Part of the confirmation before a part is deleted. */
  deletedWith: (count: number) =>
    `${formatCount(count, 'open thread', 'open threads')} of comments will be deleted with it once the template is saved.`,
  deletePart: 'Delete with comments',
};
