import type { Elements } from '#app/ui/page/elements.ts';

/** A view of an article that is drawn instead of stored as a picture. */
export interface GalleryView {
  readonly id: string;
  /** What it shows, e.g. `Von der Seite`. */
  readonly label: string;
  /** Fills a frame of 4:3. */
  readonly large: Elements;
  /** Without an accessible name. */
  readonly small: Elements;
}
