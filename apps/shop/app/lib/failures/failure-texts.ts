/** Language of the page that shows the failure. */
export type FailureLanguage = 'de' | 'en';

type Words = Readonly<Record<FailureLanguage, string>>;

const noAdmin = {
  de: 'Dafür brauchen Sie Administratorrechte.',
  en: 'Only admins may do this.',
};
const signedOut = {
  de: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.',
  en: 'Your session has ended. Please sign in again.',
};
const invalid = {
  de: 'Eine Angabe ist ungültig. Bitte prüfen Sie die Eingaben.',
  en: 'Something entered is not valid. Please check the entries.',
};
const isFinal = {
  de: 'Das lässt sich nicht mehr ändern.',
  en: 'This cannot be changed any more.',
};
const gone = {
  de: 'Das gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  en: 'This no longer exists. Please reload the page.',
};

/** The general text of ERR-01. */
export const unknownFailure: Words = {
  de: 'Ein unbekannter Fehler ist aufgetreten',
  en: 'An unknown error occurred',
};

/** The general text of ERR-01 with advice: the request did not reach the server, or the reply was lost. */
export const lostConnection: Words = {
  de: `${unknownFailure.de}. Ihre Eingaben sind noch da. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`,
  en: `${unknownFailure.en}. Nothing you entered is lost. Please check your connection and try again.`,
};

/** Advice for errors of the database, by our own error name or by the code of Postgres or PostgREST. */
export const failureTexts: Readonly<Record<string, Words | undefined>> = {
  not_admin: noAdmin,
  '42501': noAdmin,
  session_ended: signedOut,
  PGRST301: signedOut,
  PGRST303: signedOut,
  revision_conflict: {
    de: 'Jemand anderes hat das inzwischen geändert. Bitte laden Sie die Seite neu.',
    en: 'Another admin changed it in the meantime. Please reload the page.',
  },
  cancel_needs_decision: {
    de: 'Zu dieser Bestellung ist Geld da. Öffnen Sie sie und wählen Sie „Storniert“: Dort entscheiden Sie, wann es zurückgeht.',
    en: 'Money was paid for this order. Open it and choose “Storniert”: there you decide when it is returned.',
  },
  mail_outdated: {
    de: 'Diese E-Mail stimmt nicht mehr: Die Bestellung hat inzwischen einen anderen Status.',
    en: 'This e-mail is no longer true: the order has another status by now.',
  },
  unknown_category: {
    de: 'Jemand anderes hat diese Kategorie inzwischen gelöscht. Im Papierkorb lässt sie sich wiederherstellen.',
    en: 'Another admin deleted this category in the meantime. It can be restored from the trash.',
  },
  unknown_article: {
    de: 'Jemand anderes hat diesen Artikel inzwischen gelöscht. Im Papierkorb lässt er sich wiederherstellen.',
    en: 'Another admin deleted this product in the meantime. It can be restored from the trash.',
  },
  unknown_template: {
    de: 'Jemand anderes hat diese Vorlage inzwischen gelöscht. Im Papierkorb lässt sie sich wiederherstellen.',
    en: 'Another admin deleted this template in the meantime. It can be restored from the trash.',
  },
  foreign_id: {
    de: 'Ein Teil hat die Kennung eines Teils einer anderen Vorlage. Importieren Sie die Datei in eine neue Vorlage, oder löschen Sie den Teil in der anderen.',
    en: 'A part has the id of a part of another template. Import the file into a new template, or delete the part in the other one.',
  },
  unknown_order: gone,
  unknown_user: gone,
  unknown_mail: gone,
  unknown_comment: gone,
  unknown_draft: gone,
  unknown_material: gone,
  unknown_address: gone,
  too_many_rows: {
    de: 'Mehr lassen sich nicht speichern. Bitte löschen Sie zuerst einen Eintrag, den Sie nicht mehr brauchen.',
    en: 'No more entries can be stored. Delete one that you no longer need first.',
  },
  unknown_deletion: {
    de: 'Das liegt nicht mehr im Papierkorb.',
    en: 'This is no longer in the trash.',
  },
  template_type_mismatch: {
    de: 'Die Formularvorlage gehört zu einem anderen Konfigurator. Bitte wählen Sie eine passende.',
    en: 'Products with another configurator use this template. Change their template first.',
  },
  template_unpublished: {
    de: 'Die Formularvorlage ist noch nicht veröffentlicht. Bitte veröffentlichen Sie sie oder pausieren Sie den Artikel.',
    en: 'The template is not published yet. Publish it, or pause the product.',
  },
  title_required: { de: 'Titel fehlt', en: 'The title is missing.' },
  invalid_request: invalid,
  '23514': invalid,
  '23503': {
    de: 'Etwas, das dazugehört, wurde inzwischen gelöscht. Bitte laden Sie die Seite neu.',
    en: 'Something that belongs to it was deleted in the meantime. Please reload the page.',
  },
  append_only: isFinal,
  order_frozen: isFinal,
  protected_column: isFinal,
  illegal_status_change: isFinal,
};

/** Advice for an error of the database; undefined if there is none. */
export function adviceFor(message: string, code: string): Words | undefined {
  // Class 22: a value that the column or function cannot read, whose message is Postgres' own text.
  return failureTexts[message] ?? failureTexts[code] ?? (/^22/.test(code) ? invalid : undefined);
}
