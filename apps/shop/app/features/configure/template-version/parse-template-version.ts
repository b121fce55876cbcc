import { isRecord } from '#app/lib/checks/is-record.ts';

/** The version of a form template. */
export interface TemplateVersion {
  readonly id: string;
  readonly version: number;
}

/** Reads a version that is kept beside choices or settings; null where there is none, as with very old ones. */
export function parseTemplateVersion(json: unknown): TemplateVersion | null {
  if (!isRecord(json)) return null;
  const { id, version } = json;
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : null;
}
