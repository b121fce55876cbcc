/** Drafts that are saved while a template is edited. */
export const englishDrafts = {
  title: 'Drafts',
  hint: 'Drafts are saved automatically a few seconds after each change. The latest 50 are kept.',
  loading: 'Loading …',
  none: 'No drafts yet.',
  unsaved: 'Not saved',
  deletedAccount: 'a deleted account',
  changes: 'Changes',
  changesOf: (time: string) => `Changes in the draft of ${time}`,
  nothingBefore: 'This is the oldest draft. There is no earlier one to compare with.',
  restore: 'Restore',
  restoreStep: (time: string) => `Restore the draft of ${time}`,
  restored: (time: string) => `The draft of ${time} is in the editor. Save the template to keep it.`,
  listUnreadable: 'The drafts could not be read.',
  unreadable: 'This draft could not be loaded.',

  notice: 'Unsaved draft',
  found: (time: string, author: string) => `There is a draft of ${time} by ${author} that was not saved.`,
  foundEarlier: (time: string, author: string) =>
    `Before your changes there was a draft of ${time} by ${author} that was not saved.`,
  discard: 'Discard',
  notDiscarded: 'The draft could not be discarded. Please try again.',

  saving: 'Saving draft …',
  saved: (time: string) => `Draft saved at ${time}`,
  failed: 'The draft could not be saved on the server and will be retried. Your changes are kept in this browser.',
};
