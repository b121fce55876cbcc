import type { Configurator, Values } from 'configurator-core';
import type { ConfiguratorType } from '#app/config/paths.ts';
import type { DraftChanges } from './migrate-draft.ts';

/** Source of the values with which a configurator opens. */
export type DraftStart =
  /** The draft stored in this browser, if any. */
  | { readonly kind: 'own' }
  /** A shared link. */
  | { readonly kind: 'shared'; readonly code: string }
  /** Values that the shopper chose on another page, on top of the stored draft; as search parameters. */
  | { readonly kind: 'preset'; readonly search: string }
  /** A cart line to reconfigure. */
  | { readonly kind: 'line'; readonly lineId: string; readonly settings: Readonly<Record<string, unknown>> };

/** What a draft belongs to. Another place opens another draft. */
export interface DraftPlace {
  /** Of the current version; null if it does not compile. */
  readonly configurator: Configurator | null;
  readonly configuratorType: ConfiguratorType;
  /** The article or the cart line; null if the page chose the article. */
  readonly id: string | null;
  readonly basePriceCents: number;
  /** The current day in Berlin. */
  readonly today: string;
  /** The kind of the start, the code of a link or the preset values; null while unknown. */
  readonly startKey: string | null;
}

/** Initial values of a configurator, with notices for the shopper. */
export interface OpenedDraft {
  /** Undefined for the template's defaults. */
  readonly values: Values | undefined;
  readonly stepIndex: number;
  /** Ids of the sections that the shopper visited; undefined if unknown. */
  readonly visitedSections?: readonly string[] | undefined;
  readonly origin: 'fresh' | 'restored' | 'shared' | 'preset' | 'line';
  /** Labels of stored fields that no longer fit the template, if there is no older version to compare with. */
  readonly droppedLabels: readonly string[];
  /** Changes by a new version of the template; with `pinned` they are not applied yet. */
  readonly changes: DraftChanges | null;
  /** The earlier version with which a cart line was configured; null if the values are of the current version. */
  readonly pinned: Configurator | null;
  /** Whether the link could not be parsed. */
  readonly isLinkBroken: boolean;
}

/** The current values. */
export interface CurrentDraft {
  /** Of the template version to which the values belong. */
  readonly configurator: Configurator;
  readonly values: Values;
  readonly stepIndex: number;
  /** Ids of the sections that the shopper visited; undefined if unknown. */
  readonly visitedSections?: readonly string[] | undefined;
  /** Changes by a new version, until the shopper acknowledges them. */
  readonly changes: DraftChanges | null;
}

/** A draft without restored values. */
export const freshDraft: OpenedDraft = {
  values: undefined,
  stepIndex: 0,
  origin: 'fresh',
  droppedLabels: [],
  changes: null,
  pinned: null,
  isLinkBroken: false,
};
