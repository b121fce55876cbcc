import type { UserTexts } from './english-user-texts.ts';

/** The texts of the user pages in German. */
export const germanUserTexts: UserTexts = {
  title: 'Benutzer',
  searchLabel: 'Benutzer suchen',
  loadFailed: 'Fehler beim Laden der Benutzer',
  changes: {
    promote: {
      done: 'Benutzer zum Administrator gemacht',
      failed: 'Fehler beim Vergeben der Adminrolle',
      confirmTitle: 'Diesen Benutzer zum Administrator machen?',
      confirmText: 'Administratoren sehen und ändern alles: Artikel, Bestellungen, Kunden und Rollen.',
    },
    demote: {
      done: 'Adminrolle entzogen',
      failed: 'Fehler beim Entziehen der Adminrolle',
      confirmTitle: 'Die Adminrolle entziehen?',
      confirmText: 'Der Benutzer macht als Kunde weiter, sofort und in jedem offenen Fenster.',
    },
    deactivate: {
      done: 'Benutzer deaktiviert',
      failed: 'Fehler beim Deaktivieren des Benutzers',
      confirmTitle: 'Diesen Benutzer deaktivieren?',
      confirmText:
        'Alle Rollen werden entfernt. Anmelden und eigene Bestellungen lesen bleibt möglich, bestellen nicht.',
    },
    reactivate: {
      done: 'Benutzer reaktiviert',
      failed: 'Fehler beim Reaktivieren des Benutzers',
      confirmTitle: 'Diesen Benutzer reaktivieren?',
      confirmText: 'Der Benutzer kann wieder bestellen.',
    },
  },
  alreadyAdmin: 'Der Benutzer ist bereits Administrator',
  lastAdmin: 'Der letzte Administrator kann weder die Rolle verlieren noch deaktiviert werden.',
  recentlyChanged:
    'Ihr Passwort, Ihre E-Mail-Adresse oder Ihr zweiter Faktor wurde vor Kurzem geändert. Danach sind Rollen sechs Stunden lang gesperrt.',
  adminsOnly: 'Rollen dürfen nur Administratoren ändern.',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    userId: 'Benutzer-ID',
    roles: 'Rollen',
    orders: 'Bestellungen',
    since: 'Seit',
    actions: 'Aktionen',
  },
  filter: { role: 'Rolle', admin: 'Admin', customer: 'Kunde', deactivated: 'Deaktiviert' },
  roles: { admin: 'Admin', customer: 'Kunde' },
  deactivated: 'deaktiviert',
  actionsFor: (user) => `Aktionen für ${user}`,
  promote: 'Zum Administrator machen',
  demote: 'Adminrolle entziehen',
  deactivate: 'Deaktivieren',
  reactivate: 'Reaktivieren',
  password: {
    title: 'Mit Ihrem Passwort bestätigen',
    why: 'Ihre Anmeldung ist schon etwas her. Um Rollen zu ändern, geben Sie Ihr Passwort noch einmal ein.',
    label: 'Ihr Passwort',
    problems: {
      'wrong-password': 'Das Passwort ist falsch.',
      failed: 'Das Passwort konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
    },
  },
};
