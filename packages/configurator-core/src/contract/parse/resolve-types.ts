import { err, ok, type Result } from '../../result.ts';
import { type TemplateIssue, templateIssue } from '../primitives/template-issue.ts';
import type { TemplatePath } from '../primitives/template-path.ts';
import type { Field, Parts, Template } from '../template/template.ts';
import { isCustom } from './built-in-type.ts';
import type { FieldTypeResolver } from './field-type-resolver.ts';

type Part = Template | Parts[keyof Parts];

/** Resolves every field with a host type in a part, or the part itself. */
export function resolveTypes<T extends Part>(
  whole: T,
  types: readonly FieldTypeResolver[],
): Result<T, readonly TemplateIssue[]> {
  const issues: TemplateIssue[] = [];
  const resolveField = (field: Field, path: TemplatePath): Field => {
    const { type: name } = field;
    if (!isCustom(name)) return field;
    const type = types.find((known) => known.name === name);
    const resolved = type?.resolve(field) ?? err([templateIssue('unknown_field_type', ['field_type'], { name })]);
    if (resolved.ok) return resolved.value;
    for (const issue of resolved.error) issues.push({ ...issue, path: [...path, ...issue.path] });
    return field;
  };
  /** Returns the same object if nothing below it changed. */
  const visit = <P extends Part>(part: P, path: TemplatePath): P => {
    // Parts below a field have no type. A resolved field is still a field.
    if ('type' in part) return resolveField(part, path) as P;
    let visited: Part = part;
    for (const key of ['sections', 'groups', 'fields'] as const) {
      const list = (Object(part)[key] as readonly Part[] | undefined) ?? [];
      const below = list.map((child, index) => visit(child, [...path, key, index]));
      if (below.some((child, index) => child !== list[index])) visited = { ...visited, [key]: below };
    }
    // A part keeps its kind.
    return visited as P;
  };
  const value = visit(whole, []);
  return issues.length > 0 ? err(issues) : ok(value);
}
