import type { Draft } from '../draft.ts';
import type { DraftGroup, DraftSection } from '../draft-parts.ts';
import type { Source } from '../source.ts';
import { addControl, addLabel } from './control.ts';
import { showByRule } from './rule.ts';
import type { SchemaReader } from './schema-reader.ts';

/** Applies the title and rule of an enclosing element to a group. */
type Enclosing = (group: DraftGroup) => void;

const layouts: ReadonlySet<string> = new Set(['VerticalLayout', 'HorizontalLayout', 'Group']);
const isCategorization = (type: string | null) => type === 'Categorization';

/** Adds the sections of a UI schema: one per category, or a single one without categories. */
export function addLayout(draft: Draft, reader: SchemaReader, root: Source): void {
  const type = root.text('type');
  if (isCategorization(type)) {
    addCategories(draft, reader, root, []);
    return;
  }
  addElement(draft, reader, draft.addSection(root, null, root.text('label') ?? draft.names.form), root, [], []);
}

function addCategories(draft: Draft, reader: SchemaReader, source: Source, outer: readonly Source[]): void {
  const categories = source.children('elements');
  source.skip('type', 'label', 'options', 'i18n');
  // A section has its own title.
  for (const box of outer.filter((around) => layouts.has(around.text('type') ?? ''))) {
    if (box.text('label') !== null) box.note('ignored', 'label', { code: 'unknown_key', key: 'label' });
  }
  const rules = [...outer, source];
  for (const category of categories) {
    if (isCategorization(category.text('type'))) {
      addCategories(draft, reader, category, rules);
      continue;
    }
    const title = category.text('label') ?? draft.names.step(draft.sections.length + 1);
    const section = draft.addSection(category, null, title);
    for (const around of [...rules, category]) showByRule(draft, reader, around, section);
    for (const element of category.children('elements')) {
      addElement(draft, reader, section, element, [], [...rules, category]);
    }
    category.skip('type', 'i18n', 'options');
    category.reportRest();
  }
  source.reportRest();
}

function addElement(
  draft: Draft,
  reader: SchemaReader,
  section: DraftSection,
  element: Source,
  outer: readonly Enclosing[],
  boxes: readonly Source[],
): void {
  const type = element.text('type') ?? '';
  if (layouts.has(type)) {
    addBox(draft, reader, section, element, outer, boxes);
    return;
  }
  if (isCategorization(type)) {
    addCategories(draft, reader, element, boxes);
    return;
  }
  const group = draft.groupIn(section, outer);
  if (type === 'Control') addControl(draft, reader, group, element);
  else if (type === 'Label') addLabel(draft, reader, group, element);
  else element.note('left_out', null, { code: 'unknown_element', type });
}

/** Adds a layout or group. Adjacent controls share a group of the template. */
function addBox(
  draft: Draft,
  reader: SchemaReader,
  section: DraftSection,
  box: Source,
  outer: readonly Enclosing[],
  boxes: readonly Source[],
): void {
  const type = box.text('type');
  const title = box.text('label');
  const elements = box.children('elements');
  const enclose: Enclosing = (group) => {
    group.title ??= title;
    if (type === 'HorizontalLayout') group.layout ??= 'horizontal';
    showByRule(draft, reader, box, group);
  };
  const around = [enclose, ...outer];
  draft.completeGroup(section);
  for (const element of elements) addElement(draft, reader, section, element, around, [...boxes, box]);
  draft.completeGroup(section);
  box.skip('i18n', 'options');
  box.reportRest();
}
