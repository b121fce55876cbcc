import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { OperationTexts } from './texts/operation-texts.ts';

/** Texts and formats for the columns of the lists. */
export interface OperationContext {
  texts: OperationTexts;
  formats: AdminFormats;
}

/** Returns the label of a key, or the key if it has none. */
export function labelIn(labels: Readonly<Record<string, string>>, key: string): string {
  return labels[key] ?? key;
}
