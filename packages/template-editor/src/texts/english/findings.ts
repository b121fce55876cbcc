import type { PartKind } from 'configurator-core';
import type { Analysis, Finding } from 'configurator-core/analysis';
import { formatCount } from './format.ts';
import { englishParts } from './parts.ts';

/** Prefix of a finding for screen readers. */
const severities: Readonly<Record<Finding['severity'], string>> = { error: 'error', warning: 'warning', hint: 'hint' };

/** Why the analysis could not decide a question. */
const reasons: Readonly<Record<Analysis['undecided'][number]['reason'], string>> = {
  json_logic: 'it uses a custom JSON Logic expression',
  text_rules: 'no example of a text it compares with is known',
  budget: 'the search would take too long',
};

/** Problems of the template and their fixes. */
export const englishFindings = {
  severities,
  reasons,
  failed: 'The check could not start in this browser. Saving still works.',
  checking: 'Checking …',
  isSound: 'No problems found. Every condition has an effect, and every shopper can finish.',
  goThere: 'Go to problem',
  showInPreview: 'Show in preview',
  undecided: (count: number) => `${formatCount(count, 'check is', 'checks are')} inconclusive`,
  here: 'Problems here',
  fixed: (fix: string) => `Fixed. ${fix}`,
  shortenTo: (condition: string) => `Shorten to: ${condition}`,
  removeCondition: 'Remove the condition',
  makeOptional: 'Make it optional',
  renameTo: (name: string) => `Rename to “${name}”`,
  remove: (kind: PartKind, label: string) => `Remove ${englishParts.named(kind, label)}`,
  removeIt: 'Remove it',
  removeComparison: 'Remove the comparison',
  acceptResult: 'Accept the new result',
  /** Text above the values that trigger a finding, and the sentence if there are none. */
  shopperMeetsIt: 'Occurs with',
  shopperMeetsItAtOnce: 'Occurs before anything is chosen.',
};
