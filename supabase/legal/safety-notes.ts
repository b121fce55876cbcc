/** Kinds of article with standard safety notes: the configurator types, and everything else. */
export type SafetyNotesKind = 'dog-coat' | 'dog-harness' | 'dog-collar' | 'dog-leash' | 'other';

/**
 * Default safety notes (article 19 GPSR) per kind of article, which the merchant refines. A migration added the same
 * text to articles that were on sale before safety notes were required.
 */
export const standardSafetyNotes: Readonly<Record<SafetyNotesKind, string>> = {
  'dog-coat':
    'Lassen Sie Ihren Hund im Mantel nicht unbeaufsichtigt: Er kann hängen bleiben oder Teile anknabbern und verschlucken. Prüfen Sie vor jedem Spaziergang, ob Nähte und Verschlüsse halten und nichts scheuert. Bei Wärme ausziehen. Kein Spielzeug für Kinder.',
  'dog-harness':
    'Prüfen Sie Nähte und Verschlüsse vor jedem Spaziergang. Lassen Sie Ihren Hund im Geschirr nicht unbeaufsichtigt, er kann hängen bleiben. Nicht zur Sicherung im Auto geeignet.',
  'dog-collar':
    'Zwei Finger müssen zwischen Hals und Halsband passen. Im Freilauf durch dichtes Gebüsch besser abnehmen. Prüfen Sie Verschluss und Ring regelmäßig.',
  'dog-leash': 'Wickeln Sie die Leine nicht um Hand oder Finger. Prüfen Sie den Karabiner regelmäßig.',
  other:
    'Für Hunde bestimmt, kein Spielzeug für Kinder. Vor jedem Gebrauch auf Schäden prüfen und beschädigt nicht weiter verwenden. Verpackung und lose Kleinteile von Kindern und Tieren fernhalten.',
};
