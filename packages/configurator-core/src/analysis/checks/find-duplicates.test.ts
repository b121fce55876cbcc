import { describe, expect, it } from 'vitest';
import type { Template } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

const two = aTemplate(
  wireTemplate([{ fields: [{ name: 'a' }, { name: 'b', options: [{ value: 's' }, { value: 'm' }] }] }]),
);

/** Returns the template after an edit that the parser would reject. */
function edited(
  change: (field: Template['sections'][number]['groups'][number]['fields'][number]) => typeof field,
): Template {
  const sections = two.sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, fields: group.fields.map(change) })),
  }));
  return { ...two, sections };
}

describe('duplicate names', () => {
  it('The analysis reports the second field and suggests a free name', () => {
    const template = edited((field) => ({ ...field, name: 'a' }));
    const [finding, ...others] = analyseTemplate(template).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'duplicate_name',
      severity: 'error',
      path: ['sections', 0, 'groups', 0, 'fields', 1, 'name'],
      fix: { kind: 'rename_field', name: 'a2' },
    });
    expect(finding?.fix && analyseTemplate(applyFix(template, finding.fix)).findings).toEqual([]);
  });

  it('The analysis reports the second option with the same value', () => {
    const template = edited((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option, value: 's' })),
    }));
    const [finding] = analyseTemplate(template).findings;
    expect(finding).toMatchObject({
      code: 'duplicate_option',
      path: ['sections', 0, 'groups', 0, 'fields', 1, 'options', 1, 'value'],
    });
    expect(finding?.fix && analyseTemplate(applyFix(template, finding.fix)).findings).toEqual([]);
  });
});
