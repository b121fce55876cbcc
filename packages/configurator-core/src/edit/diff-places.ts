import type { Field, Group, Section, Template } from '../contract/template/template.ts';

/** The place of a field. */
interface Place {
  readonly section: Section;
  readonly group: Group;
  /** Index of the group in the section. */
  readonly index: number;
}

function placesIn({ sections }: Template): ReadonlyMap<Field, Place> {
  return new Map(
    sections.flatMap((section) =>
      section.groups.flatMap((group, index) =>
        group.fields.map((field) => [field, { section, group, index }] as const),
      ),
    ),
  );
}

const groupIds = ({ sections }: Template) => new Set(sections.flatMap(({ groups }) => groups.map(({ id }) => id)));
const conditionsAround = ({ section, group }: Place) => JSON.stringify([section.condition, group.condition]);

/** Returns how a field was moved: not at all, or to a place with the same or with other conditions. */
type MoveOf = (was: Field, is: Field) => 'order_changed' | 'rule_changed' | null;

/** Compares the places of fields in two versions. @param kept pairs of the same section in both */
export function createMoveOf(
  before: Template,
  after: Template,
  kept: readonly (readonly [Section, Section])[],
): MoveOf {
  const [placesBefore, placesAfter] = [placesIn(before), placesIn(after)];
  const [idsBefore, idsAfter] = [groupIds(before), groupIds(after)];
  const earlier = new Map(kept.map(([was, is]) => [is, was]));
  const isSameGroup = (was: Place, is: Place) =>
    was.group.id === is.group.id ||
    // Groups often have no title. With new ids, the position identifies them.
    (was.index === is.index && !idsAfter.has(was.group.id) && !idsBefore.has(is.group.id));
  return (fieldBefore, fieldAfter) => {
    const [was, is] = [placesBefore.get(fieldBefore), placesAfter.get(fieldAfter)];
    if (!was || !is || (earlier.get(is.section) === was.section && isSameGroup(was, is))) return null;
    return conditionsAround(was) === conditionsAround(is) ? 'order_changed' : 'rule_changed';
  };
}
