import type { Configurator } from '../compile/configurator.ts';
import type { Issue, IssueCode } from '../field-types/values/issue.ts';
import { germanMessages } from './german.ts';
import type { Messages } from './messages.ts';

/** Issues that the message of a field does not replace. */
const isWorded: ReadonlySet<IssueCode> = new Set(['required', 'unavailable']);

/**
 * The sentence for an issue. A field's own `message` replaces the catalogue's for every bound of its own, neither for
 * `required` nor for a comparison, which has to name the other field, nor for an option that cannot be had. A price table may carry a message of its own.
 */
export function formatIssue(issue: Issue, configurator: Configurator, messages: Messages = germanMessages): string {
  const field = configurator.fields.get(issue.fieldName);
  const ofTable = issue.code === 'not_in_table';
  const own = ofTable ? issue.params?.message : field?.validationRules.message;
  const isReplaced = ofTable || (!isWorded.has(issue.code) && issue.params?.other === undefined);
  if (isReplaced && typeof own === 'string' && own !== '') return own;
  const { compiledFields, template } = configurator;
  const ofType = compiledFields.get(issue.fieldName)?.kind.word?.(issue, template.language ?? null);
  if (ofType !== undefined) return ofType;
  return messages[issue.code](field?.label ?? issue.fieldName, issue.params ?? {});
}
