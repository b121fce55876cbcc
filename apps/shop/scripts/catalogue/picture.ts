import type { ReactNode } from 'react';

/** One picture of the catalogue, drawn in an 800 × 600 view box. */
export interface Picture {
  readonly slug: string;
  readonly content: ReactNode;
}
