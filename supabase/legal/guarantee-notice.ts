/**
 * The EU's notice on the legal guarantee of conformity (article 22a of directive 2011/83/EU, design and content in
 * annex I of implementing regulation (EU) 2025/1960): an official picture that must not be redrawn, cropped or
 * recoloured.
 */
export interface GuaranteeNotice {
  /** Name of the official German colour picture in `apps/shop/public/legal/`. */
  readonly fileName: string;
  /** SHA-256 of the downloaded file, hexadecimal; a build fails if the file differs. */
  readonly sha256: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The page of the portal "Your Europe" that the notice's QR code links to. */
  readonly linkUrl: string;
}

/** Download page of the European Commission for the official files, in 24 languages. */
export const guaranteeNoticeSource =
  'https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en';

/**
 * The official file this shop shows; null if it is not yet installed. Builds fail without it, except for a demo shop.
 */
export const guaranteeNotice: GuaranteeNotice | null = null;

/** Alternative text of the notice; a demo shop shows it instead of the notice. */
export const guaranteeText =
  'Für alle Artikel gilt das gesetzliche Gewährleistungsrecht: Zeigt sich innerhalb von mindestens zwei Jahren ein Mangel, der schon bei der Lieferung bestand, bessern wir kostenlos nach oder liefern neu.';
