/** Drafts that are kept while a template is edited. */
export const englishDrafts = {
  title: 'Drafts',
  hint: 'Changes are kept here some seconds after they are made, also without saving. The newest 50 drafts stay.',
  loading: 'Loading …',
  none: 'No drafts yet.',
  unsaved: 'Not saved',
  deletedAccount: 'a deleted account',
  changes: 'Changes',
  changesOf: (time: string) => `Changes in the draft of ${time}`,
  nothingBefore: 'This is the oldest draft: there is none before it to compare with.',
  restore: 'Restore',
  restoreStep: (time: string) => `Restore the draft of ${time}`,
  restored: (time: string) => `The draft of ${time} is in the editor. Save the template to keep it.`,
  listUnreadable: 'The drafts could not be read.',
  unreadable: 'This draft could not be loaded.',

  notice: 'Draft that was not saved',
  found: (time: string, author: string) => `There is a draft of ${time} by ${author} that was not saved.`,
  ignore: 'Not now',

  saving: 'Keeping a draft …',
  saved: (time: string) => `Draft kept at ${time}`,
  failed: 'The draft could not be kept on the server and is tried again. Your changes are still in this browser.',
};
