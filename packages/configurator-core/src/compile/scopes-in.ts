import type { ConditionScope } from '../condition/compile-condition.ts';
import { type TemplateIssue, templateIssue } from '../contract/primitives/template-issue.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { CollectedFields } from './collect-fields.ts';
import type { CompiledField } from './compiled-field.ts';

/** Gives a reader's conditions their fields; `reportRead` is called for every field that is read. */
export type ScopeOf = (
  path: () => TemplatePath,
  reportRead: (field: CompiledField) => void,
) => ConditionScope<CompiledField>;

/** Where the rules of a template find their fields: by name, or by id. A name that no field has becomes an issue. */
export function scopesIn({ all, byName, byId }: CollectedFields, issues: TemplateIssue[]): ScopeOf {
  const find = (reference: string) => byName.get(reference) ?? byId.get(reference);
  return (path, reportRead) => ({
    all,
    find,
    reportUnknown: (name) => {
      issues.push(templateIssue('unknown_field', path(), { name }));
    },
    reportRead,
  });
}
