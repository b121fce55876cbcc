import { isCustom } from '../contract/parse/built-in-type.ts';
import { type TemplateIssue, type TemplateIssueCode, templateIssue } from '../contract/primitives/template-issue.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { Template } from '../contract/template/template.ts';
import type { CustomFieldType } from '../field-types/custom/custom-field-type.ts';
import { CompiledField } from './compiled-field.ts';

/** All fields of a template, with lookups. */
export interface CollectedFields {
  /** In template order. */
  readonly all: readonly CompiledField[];
  /** By section and group. */
  readonly groups: readonly (readonly (readonly CompiledField[])[])[];
  readonly byName: ReadonlyMap<string, CompiledField>;
  readonly byId: ReadonlyMap<string, CompiledField>;
  /** For each section the part number of its first group. Sections are parts too, numbered before all groups. */
  readonly firstGroups: readonly number[];
  /** Number of sections and groups. */
  readonly partCount: number;
}

/**
 * Compiles the fields of a template. Runs before the rules are compiled, because a rule may read any field. Reports
 * duplicate ids of sections and fields, duplicate field names and duplicate option values.
 */
export function collectFields(
  { sections }: Template,
  issues: TemplateIssue[],
  types: readonly CustomFieldType[],
): CollectedFields {
  const all: CompiledField[] = [];
  const byName = new Map<string, CompiledField>();
  const byId = new Map<string, CompiledField>();
  const sectionIds = new Set<string>();
  const firstGroups: number[] = [];
  let part = sections.length;
  const groups = sections.map((section, sectionIndex) => {
    const refuse = (code: TemplateIssueCode, name: string, ...path: TemplatePath) => {
      issues.push(templateIssue(code, ['sections', sectionIndex, ...path], { name }));
    };
    if (sectionIds.has(section.id)) refuse('duplicate_id', section.id, 'id');
    sectionIds.add(section.id);
    firstGroups.push(part);
    const firstIndex = all.length;
    return section.groups.map((group, groupIndex) => {
      const fields = group.fields.map((field, fieldIndex) => {
        const { id, name, options } = field;
        const position = {
          index: all.length,
          sectionIndex,
          placeInSection: all.length - firstIndex,
          groupPart: part,
        };
        const compiled = new CompiledField(field, section, group, position, types);
        if (isCustom(field.type) && !types.some((known) => known.name === field.type))
          refuse('unknown_field_type', field.type, 'groups', groupIndex, 'fields', fieldIndex, 'field_type');
        if (byName.has(name)) refuse('duplicate_name', name, 'groups', groupIndex, 'fields', fieldIndex, 'name');
        else byName.set(name, compiled);
        if (byId.has(id)) refuse('duplicate_id', id, 'groups', groupIndex, 'fields', fieldIndex, 'id');
        byId.set(id, compiled);
        const optionValues = new Set<string>();
        for (const [place, { value }] of options.entries()) {
          if (optionValues.has(value))
            refuse('duplicate_option', value, 'groups', groupIndex, 'fields', fieldIndex, 'options', place, 'value');
          optionValues.add(value);
        }
        all.push(compiled);
        return compiled;
      });
      part += 1;
      return fields;
    });
  });
  return { all, groups, byName, byId, firstGroups, partCount: part };
}
