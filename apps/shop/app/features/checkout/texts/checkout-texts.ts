import type { CheckoutFailure } from '../machine/checkout-failure.ts';

/** Title of a failure, and what the shopper can do. */
export interface FailureText {
  readonly title: string;
  readonly text: string;
}

const nothingCharged = 'Es wurde nichts abgebucht.';

const texts: Readonly<Partial<Record<CheckoutFailure['code'], FailureText>>> = {
  cancelled: {
    title: 'Die Zahlung wurde nicht abgeschlossen',
    text: `${nothingCharged} Ihre Angaben sind noch da; Sie können erneut bestellen.`,
  },
  payment_failed: {
    title: 'Die Zahlung war nicht möglich',
    text: `PayPal konnte die Zahlung nicht ausführen. ${nothingCharged} Bitte versuchen Sie es erneut.`,
  },
  window_blocked: {
    title: 'Das PayPal-Fenster wurde blockiert',
    text: `${nothingCharged} Bitte erlauben Sie in Ihrem Browser Pop-ups für diese Seite und bestellen Sie dann erneut.`,
  },
  instrument_declined: {
    title: 'Die Zahlung war nicht möglich',
    text: 'PayPal hat das gewählte Zahlungsmittel abgelehnt. Bitte versuchen Sie es erneut und wählen Sie ein anderes.',
  },
  payment_not_approved: {
    title: 'Die Zahlung war nicht möglich',
    text: 'Die Zahlung wurde bei PayPal noch nicht bestätigt. Bitte versuchen Sie es erneut.',
  },
  network: {
    title: 'Keine Verbindung',
    text: 'Die Bestellung konnte nicht übermittelt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Es entsteht keine doppelte Bestellung.',
  },
  price_changed: {
    title: 'Der Preis hat sich geändert',
    text: `Die neue Summe steht unten. ${nothingCharged} Bitte prüfen Sie sie und bestellen Sie dann erneut.`,
  },
  address_required: {
    title: 'Lieferadresse fehlt',
    text: 'Als Gast benötigen Sie eine Lieferadresse für die Bestellung.',
  },
  not_signed_in: {
    title: 'Ihre Anmeldung ist abgelaufen',
    text: `${nothingCharged} Bitte melden Sie sich neu an; Ihr Warenkorb bleibt erhalten.`,
  },
  buyer_changed: {
    title: 'Sie sind inzwischen angemeldet',
    text: `${nothingCharged} Bitte prüfen Sie die Lieferadresse und bestellen Sie dann erneut.`,
  },
  recipient_changed: {
    title: 'Ihre Lieferadresse wurde inzwischen geändert',
    text: `${nothingCharged} Bitte prüfen Sie die Adresse und bestellen Sie dann erneut.`,
  },
  account_deactivated: {
    title: 'Ihr Konto ist gesperrt',
    text: 'Mit diesem Konto kann zurzeit nicht bestellt werden. Bitte wenden Sie sich an uns.',
  },
  too_many_requests: {
    title: 'Zu viele Versuche',
    text: 'Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  },
  payment_unavailable: {
    title: 'PayPal ist nicht erreichbar',
    text: `${nothingCharged} Bitte versuchen Sie es in einigen Minuten erneut.`,
  },
};

const fallback: FailureText = {
  title: 'Die Bestellung ist nicht durchgegangen',
  text: `${nothingCharged} Bitte versuchen Sie es erneut.`,
};

/**
 * Returns the text of a failure, with the article or the log reference it concerns.
 * @param titles of the ordered lines, in order: failures refer to a line by index
 */
export function failureText({ code, params }: CheckoutFailure, titles: readonly string[] = []): FailureText {
  if (code === 'article_unavailable') return unavailableText(params.title);
  if (code === 'material_sold_out') return soldOutText(params, titles);
  if (code === 'file_unavailable') return missingFileText(params, titles);
  if (code === 'template_outdated' || code === 'configuration_invalid') {
    const title = typeof params.index === 'number' ? titles[params.index] : undefined;
    return configurationText(code, title ?? 'Ein Artikel');
  }
  const text = texts[code] ?? fallback;
  return typeof params.reference === 'string' ? { ...text, text: `${text.text} (Vorgang ${params.reference})` } : text;
}

function configurationText(code: 'template_outdated' | 'configuration_invalid', article: string): FailureText {
  const way = `${nothingCharged} Bitte gehen Sie zum Warenkorb und konfigurieren Sie den Artikel neu; Ihre Angaben bleiben, soweit sie passen.`;
  return code === 'template_outdated'
    ? {
        title: 'Eine Konfiguration ist veraltet',
        text: `${article} wird inzwischen mit anderen Optionen angeboten. ${way}`,
      }
    : { title: 'Eine Konfiguration ist nicht vollständig', text: `${article} lässt sich so nicht anfertigen. ${way}` };
}

function soldOutText({ index, choices }: CheckoutFailure['params'], titles: readonly string[]): FailureText {
  const article = (typeof index === 'number' ? titles[index] : undefined) ?? 'Ein Artikel';
  const named = Array.isArray(choices) && choices.length > 0 ? ` (${choices.join(', ')})` : '';
  return {
    title: 'Ein Material ist ausverkauft',
    text: `${article} lässt sich so nicht anfertigen${named}. ${nothingCharged} Bitte gehen Sie zum Warenkorb und wählen Sie etwas anderes; Ihre übrigen Angaben bleiben.`,
  };
}

function missingFileText({ index, names }: CheckoutFailure['params'], titles: readonly string[]): FailureText {
  const article = (typeof index === 'number' ? titles[index] : undefined) ?? 'Ein Artikel';
  const named = Array.isArray(names) && names.length > 0 ? ` (${names.join(', ')})` : '';
  return {
    title: 'Eine hochgeladene Datei fehlt',
    text: `${article}: Eine Datei ist nicht mehr gespeichert oder wurde in einem anderen Browser hochgeladen${named}. ${nothingCharged} Bitte gehen Sie zum Warenkorb, bearbeiten Sie den Artikel und laden Sie die Datei neu hoch; Ihre übrigen Angaben bleiben.`,
  };
}

function unavailableText(title: unknown): FailureText {
  const article = typeof title === 'string' ? title : 'Ein Artikel';
  return {
    title: 'Artikel nicht verfügbar',
    text: `${article} wird zurzeit nicht angeboten. Bitte entfernen Sie den Artikel aus dem Warenkorb, dann können Sie bestellen.`,
  };
}
