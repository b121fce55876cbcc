/** The ids of the sections that the shopper tried to leave, or all of them. */
export type Attempts = ReadonlySet<string> | 'all';

/** Whether the issues of a section are to be shown. */
export function isSectionDue(attempts: Attempts, sectionId: string | undefined): boolean {
  return attempts === 'all' || (sectionId !== undefined && attempts.has(sectionId));
}

/** The attempts with one more section. */
export function withAttempt(attempts: Attempts, sectionId: string): Attempts {
  return attempts === 'all' ? attempts : new Set([...attempts, sectionId]);
}
