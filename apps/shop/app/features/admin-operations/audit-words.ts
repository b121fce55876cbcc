/** German names of the audited tables, in the order of the filter. */
export const auditedTables = {
  articles: 'Artikel',
  article_images: 'Artikelbilder',
  article_categories: 'Kategorien eines Artikels',
  categories: 'Kategorien',
  form_templates: 'Formularvorlagen',
  template_versions: 'Veröffentlichungen',
  orders: 'Bestellungen',
  refunds: 'Erstattungen',
  user_roles: 'Rollen',
  profiles: 'Konten',
  workshop_settings: 'Werkstatt',
} as const;

const columns: Readonly<Record<string, string | undefined>> = {
  additional_price: 'Aufpreis',
  alt_text: 'Bildbeschreibung',
  amount_cents: 'Betrag in Cent',
  article_id: 'Artikel',
  article_number: 'Artikelnummer',
  category_id: 'Kategorie',
  configurator_type: 'Konfigurator',
  created_at: 'Erstellt',
  deactivated_at: 'Deaktiviert',
  definition: 'Inhalt',
  delivery_max_days: 'Lieferzeit bis',
  delivery_min_days: 'Lieferzeit von',
  description: 'Beschreibung',
  extra: 'Weitere Angaben',
  form_template_id: 'Formularvorlage',
  id: 'Kennung',
  image_url: 'Bild',
  is_paused: 'Pausiert',
  manufacturer: 'Hersteller',
  name: 'Name',
  order_id: 'Bestellung',
  payment_id: 'Zahlung',
  price: 'Preis',
  price_cents: 'Preis in Cent',
  price_rules: 'Preisregeln',
  production_stage: 'Fertigung',
  published_at: 'Veröffentlicht',
  published_by: 'Veröffentlicht von',
  reason: 'Grund',
  revision: 'Stand',
  role: 'Rolle',
  safety_notes: 'Sicherheitshinweise',
  template_id: 'Formularvorlage',
  title: 'Titel',
  tracking_carrier: 'Versanddienst',
  tracking_number: 'Sendungsnummer',
  updated_at: 'Geändert',
  user_id: 'Konto',
  version: 'Version',
  visual_status: 'Status',
  weekly_pieces: 'Stück je Woche',
  withdrawal_excluded: 'Widerruf ausgeschlossen',
};

/** German name of a column in the audit log; an unknown column keeps its own name. */
export function auditColumnWord(column: string): string {
  return Object.hasOwn(columns, column) ? (columns[column] ?? column) : column;
}

/** A stored value in German words. */
export function auditValueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
