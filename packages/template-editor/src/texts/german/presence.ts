import type { EditorTexts } from '../editor-texts.ts';

/** The edit lock of the template. */
export const germanPresence: EditorTexts['presence'] = {
  title: 'Wer bearbeitet',
  editedBy: (name, since) =>
    name === null
      ? `Sie haben diese Vorlage seit ${since} in einem anderen Fenster geöffnet.`
      : `${name} bearbeitet diese Vorlage seit ${since}.`,
  takenOver: (name, since) =>
    name === null
      ? `Sie haben diese Vorlage am ${since} in einem anderen Fenster übernommen.`
      : `${name} hat diese Vorlage am ${since} übernommen.`,
  readOnly: 'Sie können hier alles ansehen. Um etwas zu ändern, übernehmen Sie die Vorlage.',
  changesAreKept:
    'Ihre Änderungen sind noch hier und in diesem Browser. Um sie zu speichern, übernehmen Sie die Vorlage.',
  free: 'Diese Vorlage wurde in einem anderen Fenster bearbeitet, das jetzt geschlossen ist.',
  takeOver: 'Übernehmen',
  edit: 'Bearbeiten',
  takeOverFailed:
    'Die Vorlage konnte nicht übernommen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  nowEditing: 'Sie bearbeiten diese Vorlage jetzt.',
  locked: 'Diese Vorlage wird in einem anderen Fenster bearbeitet. Übernehmen Sie sie, um etwas zu ändern.',
};
