import type { Configurator, Values } from 'configurator-core';
import type { DraftChanges } from './migrate-draft.ts';

/** Where the choices come from that a configurator opens with. */
export type DraftStart =
  /** Those this browser has kept, if any. */
  | { readonly kind: 'own' }
  /** A shared link. */
  | { readonly kind: 'shared'; readonly code: string }
  /** A cart line that is reconfigured. */
  | { readonly kind: 'line'; readonly lineId: string; readonly settings: Readonly<Record<string, unknown>> };

/** Choices a configurator starts with, and what the shopper should know about them. */
export interface OpenedDraft {
  /** Undefined starts from the template's own defaults. */
  readonly values: Values | undefined;
  readonly stepIndex: number;
  readonly origin: 'fresh' | 'restored' | 'shared' | 'line';
  /** Labels of stored fields that no longer fit the template, where no more is known. */
  readonly droppedLabels: readonly string[];
  /** What a new version of the template has changed; with `pinned`, what it will change. */
  readonly changes: DraftChanges | null;
  /** The earlier version that a line of the cart was configured with; null if the choices are of the current version. */
  readonly pinned: Configurator | null;
  /** The link could not be read. */
  readonly isLinkBroken: boolean;
}

/** What is chosen at the moment. */
export interface CurrentDraft {
  /** Of the version the choices are made with. */
  readonly configurator: Configurator;
  readonly values: Values;
  readonly stepIndex: number;
  /** What a new version has changed, until the shopper has taken note of it. */
  readonly changes: DraftChanges | null;
}

/** Nothing to bring back. */
export const freshDraft: OpenedDraft = {
  values: undefined,
  stepIndex: 0,
  origin: 'fresh',
  droppedLabels: [],
  changes: null,
  pinned: null,
  isLinkBroken: false,
};
