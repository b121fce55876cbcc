import type { ConditionScope } from '../condition/compile-condition.ts';
import { type TemplateIssue, templateIssue } from '../contract/primitives/template-issue.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { CollectedFields } from './collect-fields.ts';
import type { CompiledField } from './compiled-field.ts';

/** Creates the scope of a reader's conditions. `reportRead` is called for every field that they read. */
export type ScopeOf = (
  path: () => TemplatePath,
  reportRead: (field: CompiledField) => void,
) => ConditionScope<CompiledField>;

/** Creates scopes that find fields by name or id. An unknown name becomes an issue. */
export function scopesIn({ all, byName, byId }: CollectedFields, issues: TemplateIssue[]): ScopeOf {
  const find = (reference: string) => byName.get(reference) ?? byId.get(reference);
  return (path, reportRead) => ({
    all,
    find,
    reportUnknown: (name, place) => {
      issues.push(templateIssue('unknown_field', [...path(), ...place], { name }));
    },
    reportRead,
  });
}
