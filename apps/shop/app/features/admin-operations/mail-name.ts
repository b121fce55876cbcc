const names: Readonly<Record<string, string>> = {
  order_received: 'Bestellung eingegangen',
  payment_received: 'Bestellbestätigung',
  payment_review: 'Zahlung prüfen',
  payment_reversed: 'Zahlung zurückgebucht',
  order_expired: 'Bestellung abgelaufen',
  order_refunded: 'Erstattung',
  order_shipped: 'Bestellung unterwegs',
  order_cancelled: 'Bestellung storniert',
  contact_request: 'Anfrage',
  contact_receipt: 'Anfrage: Eingangsbestätigung',
  withdrawal_notice: 'Widerruf',
  withdrawal_receipt: 'Widerruf: Eingangsbestätigung',
  account_changed: 'Änderung am Konto',
  alarm: 'Alarm',
};

/** What a mail is about, by the name of its template; a template that is not known here keeps its name. */
export function mailName(template: string): string {
  return names[template] ?? template.replaceAll('_', ' ');
}
