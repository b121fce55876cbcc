import { formatTemplatePath, isWithinPath, type TemplatePath } from '../../contract/primitives/template-path.ts';
import { comparingRules } from '../../contract/template/comparing-rules.ts';
import type { Template } from '../../contract/template/template.ts';
import { computationOf } from './field-order.ts';
import { namesOf, referenceFinder } from './references.ts';
import { fieldLookup, fieldPlaces, type TemplateElement, templateElements } from './template-elements.ts';

/** Lengths of the paths of sections, groups and fields. */
const PART_LENGTHS = [2, 4, 6];

/** Returns what reads fields of each section, group and field, by its formatted path. */
function readersByPart(template: Template): ReadonlyMap<string, readonly TemplatePath[]> {
  const { ofCondition, ofLogic, ofAmount } = referenceFinder(template);
  const find = fieldLookup(template);
  const paths = new Map(fieldPlaces(template).map(({ field, path }) => [field.name, path]));
  const readers = new Map<string, TemplatePath[]>();
  const note = (names: readonly (string | undefined)[], reader: TemplatePath) => {
    for (const name of names) {
      const path = paths.get(name ?? '') ?? [];
      for (const length of PART_LENGTHS.filter((each) => each <= path.length)) {
        const part = formatTemplatePath(path.slice(0, length));
        const known = readers.get(part);
        if (known) known.push(reader);
        else readers.set(part, [reader]);
      }
    }
  };
  const noteElement = ({ kind, path, condition, section, group, field }: TemplateElement) => {
    note(namesOf(ofCondition(condition, [])), path);
    if (kind === 'section' || kind === 'group') {
      const { description } = (kind === 'group' ? group : section) ?? {};
      note(
        (description ?? '').split(/[{}]/).filter((name) => find(name)?.field.type === 'computed'),
        path,
      );
    }
    if (kind !== 'field' || field === undefined) return;
    note(namesOf(ofLogic(computationOf(field)?.logic, [])), path);
    note(
      comparingRules.map(([key]) => find(field.validationRules[key] ?? '')?.field.name),
      path,
    );
  };
  for (const element of templateElements(template)) noteElement(element);
  for (const [index, { amount }] of template.priceRules.entries()) {
    note(namesOf(ofAmount(amount, [])), ['price_rules', index]);
  }
  return readers;
}

/**
 * Returns a test whether anything outside of a part reads one of its fields, so that the template would be broken
 * without the part. The readers are collected at the first call, once for all parts.
 */
export function createOutsideReadTest(template: Template): (path: TemplatePath) => boolean {
  let readers: ReturnType<typeof readersByPart> | undefined;
  return (part) => {
    readers ??= readersByPart(template);
    return readers.get(formatTemplatePath(part))?.some((reader) => !isWithinPath(reader, part)) ?? false;
  };
}
