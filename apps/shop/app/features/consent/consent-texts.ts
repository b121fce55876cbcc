import type { Translation } from 'vanilla-cookieconsent';
import { paths } from '#app/config/paths.ts';

/** German texts of banner and settings. */
export const consentTexts: Translation = {
  consentModal: {
    title: 'Ihre Wahl zu Cookies',
    description: [
      'Wir speichern nur, was der Shop braucht: Warenkorb, Anmeldung und diese Wahl.',
      'Mit Ihrer Zustimmung werten wir auch aus, wie der Shop genutzt wird.',
      'Ihre Wahl können Sie unten auf jeder Seite ändern.',
    ]
      .map((sentence) => `<span>${sentence}</span>`)
      .join(' '),
    acceptAllBtn: 'Alle akzeptieren',
    acceptNecessaryBtn: 'Alle ablehnen',
    showPreferencesBtn: 'Einstellungen verwalten',
    footer: `<a href="${paths.info('datenschutz')}">Datenschutz</a><a href="${paths.info('impressum')}">Impressum</a>`,
  },
  preferencesModal: {
    title: 'Cookie-Einstellungen',
    acceptAllBtn: 'Alle akzeptieren',
    acceptNecessaryBtn: 'Alle ablehnen',
    savePreferencesBtn: 'Auswahl speichern',
    closeIconLabel: 'Schließen',
    serviceCounterLabel: 'Dienst|Dienste',
    sections: [
      {
        title: 'Was hier gespeichert wird',
        description: 'Ihre Wahl gilt 182 Tage. Danach fragen wir noch einmal.',
      },
      {
        title: 'Notwendig',
        description:
          'Warenkorb, Anmeldung, Entwürfe im Konfigurator und diese Wahl. Ohne sie funktioniert der Shop nicht, deshalb sind sie immer an.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Analyse',
        description:
          'Hilft uns zu verstehen, welche Seiten und Schritte genutzt werden. Zurzeit ist kein Analysedienst eingerichtet; auch mit Ihrer Zustimmung wird nichts geladen.',
        linkedCategory: 'analytics',
      },
    ],
  },
};
