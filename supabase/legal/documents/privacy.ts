import { factText } from '../company.ts';
import type { LegalDocument } from '../legal-document.ts';
import type { ShopTerms } from '../terms.ts';

/** Information required by articles 13 and 14 GDPR. */
export const privacy: LegalDocument = {
  title: 'Datenschutzerklärung',
  summary: 'Welche Daten wir wofür verarbeiten, wie lange und welche Rechte Sie haben.',
  versions: [
    { validFrom: '2026-11-25', write: (terms) => write(terms, { isCounted: true, takesFiles: true }) },
    { validFrom: '2026-11-21', write: (terms) => write(terms, { isCounted: true, takesFiles: false }) },
    { validFrom: '2026-11-01', write: (terms) => write(terms, { isCounted: false, takesFiles: false }) },
  ],
};

const analysisNote = 'Analyse findet nur statt, wenn Sie ihr zustimmen; zurzeit ist kein Analysedienst eingerichtet.';

const countingNote =
  'Analyse, die Sie wiedererkennt, findet nur statt, wenn Sie ihr zustimmen; zurzeit ist kein Analysedienst eingerichtet. Im Konfigurator zählen wir ohne Kennung, wie oft jeder Schritt gesehen wird.';

const counting = `

# Zählung im Konfigurator

Damit wir sehen, an welcher Stelle der Konfigurator schwer zu bedienen ist, zählen wir je Tag und Formular, wie oft er geöffnet, jeder Schritt erreicht und ein Stück in den Warenkorb gelegt wurde. Gespeichert werden nur diese Summen: keine IP-Adresse, keine Kennung, nichts von dem, was Sie eingeben, und nichts auf Ihrem Gerät. Die Zahlen lassen sich niemandem zuordnen. Bittet Ihr Browser darum, Sie nicht zu verfolgen (Do Not Track oder Global Privacy Control), zählen wir gar nicht. Gegen Missbrauch begrenzen wir, wie oft von einer Adresse aus gezählt wird; dafür bleibt ein verschlüsselter Prüfwert der Adresse, getrennt von den Summen, höchstens einen Tag gespeichert (Artikel 6 Absatz 1 Buchstabe f DSGVO).`;

const secretRow = `
| uploadSecret | damit nur Sie Ihre als Gast hochgeladenen Dateien bestellen und ansehen können | bis Sie die Daten des Browsers löschen |`;

const files = `

# Hochgeladene Dateien

Bei einigen Artikeln können Sie freiwillig Dateien mitschicken, zum Beispiel ein Foto Ihres Hundes. Wir brauchen sie nur, um Ihr Stück anzufertigen (Artikel 6 Absatz 1 Buchstabe b DSGVO). Bilder rechnen wir um; Aufnahmeort, Kameradaten und andere Angaben in der Bilddatei werden dabei entfernt. Gespeichert sind die Dateien nicht öffentlich: Sehen können sie nur Sie, wer den Link zu Ihrer Bestellung hat, und unsere Werkstatt. In E-Mails und auf Rechnungen steht höchstens der Name der Datei.

Dateien, die zu keiner Bestellung gehören, löschen wir nach zwei Tagen. Dateien einer Bestellung bewahren wir auf, damit Sie das Stück ändern oder noch einmal bestellen können: bis 30 Tage nach dem Versand, wenn Sie Ihr Konto löschen, sonst so lange wie die Bestellung.`;

interface Contents {
  /** Configurator steps are counted (since 21 November 2026). */
  isCounted: boolean;
  /** Orders may contain files (since 25 November 2026). */
  takesFiles: boolean;
}

function write({ company }: ShopTerms, { isCounted, takesFiles }: Contents): string {
  const fact = (name: keyof typeof company) => factText(company, name);
  return `# Verantwortlich

${fact('legalName')}, ${fact('street')}, ${fact('postalCode')} ${fact('city')}, ${fact('email')}, ${fact('phone')}.

# Kurz gesagt

Dieser Shop bindet keine Dienste Dritter ein, bevor Sie sie wählen. Schriften und Bilder kommen von unserem eigenen Server. ${isCounted ? countingNote : analysisNote}

# Aufruf der Seiten

Beim Aufruf verarbeitet unser Server IP-Adresse, Zeitpunkt, Adresse der Seite und Angaben Ihres Browsers, um die Seite auszuliefern und Angriffe abzuwehren (Artikel 6 Absatz 1 Buchstabe f DSGVO). Die Protokolle werden nach 14 Tagen gelöscht. Server und Datenbank betreibt für uns ${fact('hostingProvider')} als Auftragsverarbeiter.

# Was in Ihrem Browser gespeichert wird

| Name | Wofür | Wie lange |
|---|---|---|
| cart, guestCheckoutInfo, lastOrder | Warenkorb, Lieferadresse als Gast, letzte Bestellung | bis Sie sie löschen oder bestellt haben |
| Entwurf des Konfigurators | damit keine Eingabe verloren geht | bis zur Bestellung oder „Neu beginnen“ |${takesFiles ? secretRow : ''}
| Merkliste, zuletzt angesehen | nur wenn Sie sie nutzen | bis Sie sie leeren |
| sb-…-auth-token | Ihre Anmeldung | bis zur Abmeldung, höchstens 30 Tage nach Ihrem letzten Besuch |
| cc_cookie | Ihre Wahl zu Cookies | 182 Tage |

Diese Speicherungen sind für den Dienst erforderlich, den Sie wünschen (§ 25 Absatz 2 TDDDG). Alles Weitere geschieht nur mit Ihrer Einwilligung (§ 25 Absatz 1 TDDDG), die Sie am Ende jeder Seite unter „Cookie-Einstellungen“ jederzeit ändern können.${isCounted ? counting : ''}

# Bestellung

Für Ihre Bestellung verarbeiten wir Name, Adresse, E-Mail, gegebenenfalls Telefon sowie die Angaben zu Ihrem Hund und seine Maße, um den Vertrag zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO). Rechnungen und Buchungsbelege bewahren wir acht Jahre auf, Geschäftsbriefe sechs Jahre (Artikel 6 Absatz 1 Buchstabe c DSGVO, § 147 AO, § 257 HGB). Ihre Adresse geben wir an den Paketdienst weiter, soweit die Lieferung das erfordert.${takesFiles ? files : ''}

# Zahlung mit PayPal

Kommen Sie zur Zahlung, lädt Ihr Browser das Skript der PayPal (Europe) S.à r.l. et Cie, S.C.A., 22-24 Boulevard Royal, L-2449 Luxemburg. Vorher wird dorthin nichts übertragen. PayPal erhält Bestellnummer und Betrag und verarbeitet Ihre Zahlungsdaten in eigener Verantwortung.

# Konto

Für ein Konto speichern wir E-Mail, Name und ein verschlüsseltes Passwort, dazu freiwillig Adresse, Telefon und Maße Ihrer Hunde (Artikel 6 Absatz 1 Buchstabe b DSGVO). Im Profil können Sie alles einsehen, als Datei mitnehmen und das Konto löschen. Belege, die wir aufbewahren müssen, bleiben dann ohne Ihr Konto bestehen und werden nach Ablauf der Fristen gelöscht.

# Kontakt und Termine

Was Sie uns über das Kontaktformular schreiben, nutzen wir für die Antwort (Artikel 6 Absatz 1 Buchstaben b und f DSGVO) und löschen es, sobald die Sache erledigt ist, spätestens nach zwölf Monaten.

# Widerruf eines Vertrags

Ihre Erklärung speichern wir mit Datum und Uhrzeit, weil wir ihren Eingang nachweisen müssen (Artikel 6 Absatz 1 Buchstabe c DSGVO, § 356a BGB).

# Eingebettete Videos

Videos anderer Anbieter (YouTube im erweiterten Datenschutzmodus, Vimeo) werden erst geladen, wenn Sie auf das Bild klicken. Dann erfährt der Anbieter Ihre IP-Adresse.

# Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch gegen Verarbeitungen auf Grundlage berechtigter Interessen. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Schreiben Sie dazu an ${fact('email')}. Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel bei der Ihres Bundeslandes.

Sie müssen uns keine Daten geben; ohne die als erforderlich gekennzeichneten Angaben können wir eine Bestellung aber nicht ausführen. Automatisierte Entscheidungen im Einzelfall finden nicht statt.`;
}
