import type { TemplateChangeCode } from 'configurator-core';
import { formatCount } from './format.ts';

const changes: Readonly<Record<TemplateChangeCode, string>> = {
  section_added: 'New sections',
  section_removed: 'Removed sections',
  section_changed: 'Changed sections',
  field_added: 'New fields',
  field_removed: 'Removed fields',
  field_renamed: 'Renamed fields',
  field_changed: 'Changed fields',
  option_added: 'New options',
  option_removed: 'Removed options',
  option_changed: 'Changed options',
  required_added: 'Now required',
  required_removed: 'No longer required',
  price_changed: 'Changed prices',
  scenario_changed: 'Changed scenarios',
  translation_changed: 'Changed translations',
  translation_outdated: 'Outdated translations',
  rule_changed: 'Changed rules',
  order_changed: 'Changed order',
};

/** Published versions, and the review before publishing. */
export const englishVersions = {
  title: 'Versions',
  loading: 'Loading …',
  notPublished: 'Not published yet.',
  version: (version: number) => `Version ${version}`,
  live: 'Live',
  publishedBy: (time: string, author: string) => `${time}, ${author}`,
  deletedAccount: 'a deleted account',
  compare: 'Compare',
  compareWith: (version: number) => `Compare with version ${version}`,
  restore: 'Restore',
  restoreVersion: (version: number) => `Restore version ${version}`,
  restored: (version: number) => `Restore version ${version}. Save to keep it.`,
  changesSince: (version: number) => `Changes since version ${version}`,
  listUnreadable: 'The versions could not be read.',
  versionUnreadable: (version: number) => `Version ${version} cannot be read.`,
  versionNotLoaded: (version: number) => `Version ${version} could not be loaded.`,

  changes,
  noChanges: 'No changes.',
  cartsUntouched: 'Open carts are not affected: their items stay valid at the same price.',
  cartsTouched: (count: number) =>
    `Shoppers whose cart contains ${formatCount(count, 'this change', 'one of these changes')} have to review it before they order. Placed orders keep their version.`,

  release: 'Review changes',
  keepEditing: 'Keep editing',
  saveDraft: 'Save as draft',
  saveLive: 'Save and publish',
  liveNotLoaded: 'The live version could not be loaded. Close this window and try again.',
  warnings: (count: number) => `${formatCount(count, 'warning does', 'warnings do')} not keep it from going live.`,
  firstVersion: 'The first version',
  changesSinceLive: (version: number) => `Changes since version ${version}, which is live`,
  nothingLive: 'Nothing is live yet.',
  liveUnreadable: 'The live version is unreadable.',
  blocking: 'Problems that block publishing',
  errorsKeep: (count: number) =>
    `${formatCount(count, 'error keeps', 'errors keep')} this from going live; the shop stays as it is.`,
  seeFindings: 'See the findings',
  effect: 'Effect on carts and orders',
  cartsAndOrders: 'Carts and orders',
  notUsed: 'No article uses this template yet.',
  usedBy: (count: number, articles: string) => `${formatCount(count, 'article uses', 'articles use')} it: ${articles}.`,
  cartsCheckThemselves:
    'Carts are stored in the shoppers’ browsers and cannot be counted. Each cart checks itself when it is opened: if a price changed, it shows both prices. Items that can no longer be ordered are carried over, and the shopper is asked only for what is missing.',
  noneUnpaid: 'No order is waiting for payment.',
  unpaid: (count: number) =>
    `${formatCount(count, 'order is waiting for payment and keeps its', 'orders are waiting for payment and keep their')} version and price.`,
  ordersNeverChange: 'Placed orders never change.',
};
