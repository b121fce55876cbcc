import type { Template } from './template.ts';
import { type TemplateIssue, type TemplateIssueCode, templateIssue } from './template-issue.ts';

/** Finds ids of sections and fields, names of fields and values of options that are taken twice. */
export function checkNames(template: Template): TemplateIssue[] {
  const issues: TemplateIssue[] = [];
  const once = (taken: Set<string>, name: string, code: TemplateIssueCode, path: () => string) => {
    if (taken.has(name)) issues.push(templateIssue(code, path(), { name }));
    taken.add(name);
  };
  const sectionIds = new Set<string>();
  const fieldIds = new Set<string>();
  const names = new Set<string>();
  template.sections.forEach((section, sectionIndex) => {
    once(sectionIds, section.id, 'duplicate_id', () => `sections[${sectionIndex}].id`);
    section.groups.forEach((group, groupIndex) => {
      group.fields.forEach((field, fieldIndex) => {
        const at = () => `sections[${sectionIndex}].groups[${groupIndex}].fields[${fieldIndex}]`;
        once(names, field.name, 'duplicate_name', () => `${at()}.name`);
        once(fieldIds, field.id, 'duplicate_id', () => `${at()}.id`);
        if (field.options.length < 2) return;
        const values = new Set<string>();
        field.options.forEach((option, index) => {
          once(values, option.value, 'duplicate_option', () => `${at()}.options[${index}].value`);
        });
      });
    });
  });
  return issues;
}
