import type { Configurator } from '../compile/configurator.ts';
import type { Issue, IssueCode } from '../field-types/values/issue.ts';
import { germanMessages } from './german.ts';
import type { Messages } from './messages.ts';

/** Issues whose message is never replaced by the field's own. */
const isWorded: ReadonlySet<IssueCode> = new Set(['required', 'unconfirmed', 'unavailable']);

/**
 * Returns the message for an issue. A field's own `message` replaces those of its bounds, but not those for `required`,
 * for comparisons, which must name the other field, or for unavailable options. A price table may have its own message.
 */
export function formatIssue(issue: Issue, configurator: Configurator, messages: Messages = germanMessages): string {
  const field = configurator.fields.get(issue.fieldName);
  const ofTable = issue.code === 'not_in_table';
  const own = ofTable ? issue.params?.message : field?.validationRules.message;
  const isReplaced = ofTable || (!isWorded.has(issue.code) && issue.params?.other === undefined);
  if (isReplaced && typeof own === 'string' && own !== '') return own;
  const { compiledFields, template } = configurator;
  const ofType = compiledFields.get(issue.fieldName)?.kind.formatIssue?.(issue, template.language ?? null);
  if (ofType !== undefined) return ofType;
  return messages[issue.code](field?.label ?? issue.fieldName, issue.params ?? {});
}
