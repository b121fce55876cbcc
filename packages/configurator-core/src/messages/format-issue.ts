import type { Configurator } from '../compile/configurator.ts';
import type { Issue } from '../field-types/issue.ts';
import { germanMessages } from './german.ts';
import type { Messages } from './messages.ts';

/**
 * The sentence for an issue. A field's own `message` replaces the catalogue's for every bound of its own, neither for
 * `required` nor for a comparison, which has to name the other field.
 */
export function formatIssue(issue: Issue, configurator: Configurator, messages: Messages = germanMessages): string {
  const field = configurator.fields.get(issue.fieldName);
  const own = field?.validationRules.message;
  if (own && issue.code !== 'required' && issue.params?.other === undefined) return own;
  return messages[issue.code](field?.label ?? issue.fieldName, issue.params ?? {});
}
