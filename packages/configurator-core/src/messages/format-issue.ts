import type { Configurator } from '../compile/configurator.ts';
import type { Issue } from '../field-types/issue.ts';
import { germanMessages } from './german.ts';
import type { Messages } from './messages.ts';

/**
 * The sentence for an issue. A field's own `message` replaces the catalogue's for every bound of its own, neither for
 * `required` nor for a comparison, which has to name the other field. A price table may carry a message of its own.
 */
export function formatIssue(issue: Issue, configurator: Configurator, messages: Messages = germanMessages): string {
  const field = configurator.fields.get(issue.fieldName);
  const ofTable = issue.code === 'not_in_table';
  const own = ofTable ? issue.params?.message : field?.validationRules.message;
  const isReplaced = ofTable || (issue.code !== 'required' && issue.params?.other === undefined);
  if (isReplaced && typeof own === 'string' && own !== '') return own;
  return messages[issue.code](field?.label ?? issue.fieldName, issue.params ?? {});
}
