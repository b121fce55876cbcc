/** The edit lock of the template. */
export const englishPresence = {
  title: 'Who is editing',
  /** `null`: the same admin in another window. */
  editedBy: (name: string | null, since: string) =>
    name === null
      ? `You have had this template open in another window since ${since}.`
      : `${name} has been editing this template since ${since}.`,
  takenOver: (name: string | null, since: string) =>
    name === null
      ? `You took this template over in another window on ${since}.`
      : `${name} took this template over on ${since}.`,
  readOnly: 'You can look at everything here. To change something, take over.',
  changesAreKept: 'What you changed is still here and in this browser. To save it, take over.',
  free: 'Another window edited this template and was closed.',
  takeOver: 'Take over',
  edit: 'Edit',
  takeOverFailed: 'The template could not be taken over. Check the connection and try again.',
  nowEditing: 'You are editing this template now.',
  /** Error message for a change while locked. */
  locked: 'This template is being edited in another window. Take over to change it.',
};
