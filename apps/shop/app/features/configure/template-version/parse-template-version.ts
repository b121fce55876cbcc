import { isRecord } from '#app/lib/checks/is-record.ts';

/** The version of a form template. */
export interface TemplateVersion {
  readonly id: string;
  readonly version: number;
}

/** Parses a version stored with values or settings; null if there is none, as in very old ones. */
export function parseTemplateVersion(json: unknown): TemplateVersion | null {
  if (!isRecord(json)) return null;
  const { id, version } = json;
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : null;
}
