import {
  formatTemplateIssue,
  parsePart,
  parseTemplate,
  partWithBuiltInTypes,
  serializePart,
  serializeTemplate,
  type Template,
  type TemplateIssue,
  withBuiltInTypes,
} from 'configurator-core';
import type { ElementKind, ElementRef, Elements, Part, Place } from '../element.ts';
import { findElement, findList, partOf } from '../find.ts';
import { accessTo, withItems } from '../lists.ts';
import { idsOf, idsOfPart } from '../part-ids.ts';
import type { Command, CommandError, CommandResult, PlacedPart, TemplateDetails } from './command.ts';
import { withoutParts, withParts } from './several-parts.ts';

function refuse(code: CommandError['code'], kind: CommandError['kind'], subject: string | number): CommandResult {
  return { ok: false, error: { code, kind, subject: String(subject) } };
}

function applied(template: Template, inverse: Command): CommandResult {
  return { ok: true, value: { template, inverse } };
}

function refusePart<K extends ElementKind>(kind: K, element: Elements[K]): CommandResult | null {
  const parsed = parsePart(kind, serializePart(kind, partWithBuiltInTypes(kind, element)));
  if (parsed.ok) return null;
  const subject = parsed.error[0] ? formatTemplateIssue(parsed.error[0]) : '';
  return { ok: false, error: { code: 'invalid', kind, subject, issues: parsed.error } };
}

const isPlace = (index: number, length: number): boolean => Number.isInteger(index) && index >= 0 && index <= length;

/** Inserts an element into a list. The caller has validated the index. */
function put<K extends ElementKind>(
  template: Template,
  kind: K,
  element: Elements[K],
  to: Place,
): Template | CommandResult {
  const list = findList(template, kind, to.parentId);
  if (!list) return refuse('not_found', kind, to.parentId ?? 'template');
  if (!isPlace(to.index, list.items.length)) return refuse('index_out_of_range', kind, to.index);
  const items = [...list.items.slice(0, to.index), element, ...list.items.slice(to.index)];
  return withItems(template, kind, to.parentId, items);
}

/** Refuses a part that has an id twice, or one that is taken, or that is not valid. Adds its ids to those taken. */
function refuseNew(part: Part, taken: Set<string>): CommandResult | null {
  for (const { kind, id } of idsOfPart(part)) {
    const key = `${kind}:${id}`;
    if (taken.has(key)) return refuse('already_exists', kind, id);
    taken.add(key);
  }
  return refusePart(part.kind, part.element);
}

function insert(template: Template, part: Part, to: Place): CommandResult {
  const refused = refuseNew(part, new Set(idsOf(template)));
  if (refused) return refused;
  const next = put(template, part.kind, part.element, to);
  if ('ok' in next) return next;
  return applied(next, { type: 'remove', ref: { kind: part.kind, id: part.element.id } });
}

function without(template: Template, ref: ElementRef) {
  const found = findElement(template, ref.kind, ref.id);
  if (!found) return undefined;
  const items = found.siblings.filter((_, index) => index !== found.place.index);
  return { ...found, template: withItems(template, ref.kind, found.place.parentId, items) };
}

function remove(template: Template, ref: ElementRef): CommandResult {
  const rest = without(template, ref);
  if (!rest) return refuse('not_found', ref.kind, ref.id);
  return applied(rest.template, { type: 'insert', part: partOf(ref.kind, rest.element), to: rest.place });
}

function removeAll(template: Template, refs: readonly ElementRef[]): CommandResult {
  const rest = withoutParts(template, refs);
  if ('missing' in rest) return refuse('not_found', rest.missing.kind, rest.missing.id);
  return applied(rest.template, { type: 'insert-all', parts: rest.removed });
}

function insertAll(template: Template, parts: readonly PlacedPart[]): CommandResult {
  const taken = new Set(idsOf(template));
  for (const { part } of parts) {
    const refused = refuseNew(part, taken);
    if (refused) return refused;
  }
  const next = withParts(template, parts);
  if ('misplaced' in next) return refuse('index_out_of_range', next.misplaced.part.kind, next.misplaced.to.index);
  const refs = parts.map(({ part }): ElementRef => ({ kind: part.kind, id: part.element.id }));
  return applied(next.template, { type: 'remove-all', refs });
}

function move(template: Template, ref: ElementRef, to: Place): CommandResult {
  const rest = without(template, ref);
  if (!rest) return refuse('not_found', ref.kind, ref.id);
  const next = put(rest.template, ref.kind, rest.element, to);
  if ('ok' in next) return next;
  return applied(next, { type: 'move', ref, to: rest.place });
}

function updateElement<K extends ElementKind>(
  template: Template,
  kind: K,
  id: string,
  element: Elements[K],
): CommandResult {
  const found = findElement(template, kind, id);
  if (!found) return refuse('not_found', kind, id);
  const access = accessTo(kind);
  const next = access.withOwnChildren(element, found.element);
  // Its children are unchanged, and a section may have thousands.
  const refused = refusePart(kind, access.alone(next));
  if (refused) return refused;
  const items = found.siblings.map((item, index) => (index === found.place.index ? next : item));
  return applied(withItems(template, kind, found.place.parentId, items), {
    type: 'update',
    id,
    part: partOf(kind, found.element),
  });
}

function firstDuplicate(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => {
    const isDuplicate = seen.has(id);
    seen.add(id);
    return isDuplicate;
  });
}

function refuseTemplate(issues: readonly TemplateIssue[]): CommandResult {
  const subject = issues[0] ? formatTemplateIssue(issues[0]) : '';
  return { ok: false, error: { code: 'invalid', kind: 'template', subject, issues } };
}

function replace(template: Template, next: Template): CommandResult {
  const parsed = parseTemplate(serializeTemplate(withBuiltInTypes(next)));
  if (!parsed.ok) return refuseTemplate(parsed.error);
  const twice = firstDuplicate(idsOf(next));
  // Undoing a replacement may restore a template that was loaded with duplicate ids.
  if (twice !== undefined && firstDuplicate(idsOf(template)) === undefined) {
    return refuse('already_exists', 'template', twice);
  }
  return applied(next, { type: 'replace', template });
}

function batch(template: Template, commands: readonly Command[]): CommandResult {
  let current = template;
  const inverses: Command[] = [];
  for (const command of commands) {
    const result = applyCommand(current, command);
    if (!result.ok) return result;
    current = result.value.template;
    inverses.unshift(result.value.inverse);
  }
  return applied(current, { type: 'batch', commands: inverses });
}

function updateDetails(template: Template, details: TemplateDetails): CommandResult {
  const parsed = parseTemplate(
    serializeTemplate({ ...template, ...details, sections: [], priceRules: [], scenarios: [] }),
  );
  if (!parsed.ok) return refuseTemplate(parsed.error);
  const { name, description, configuratorType, quantityBreaks } = template;
  const before = { name, description, configuratorType, quantityBreaks };
  return applied({ ...template, ...details }, { type: 'update-template', details: before });
}

/** Applies a command to a template. Returns refusals as values and mutates neither the template nor the command. */
export function applyCommand(template: Template, command: Command): CommandResult {
  switch (command.type) {
    case 'insert':
      return insert(template, command.part, command.to);
    case 'remove':
      return remove(template, command.ref);
    case 'insert-all':
      return insertAll(template, command.parts);
    case 'remove-all':
      return removeAll(template, command.refs);
    case 'move':
      return move(template, command.ref, command.to);
    case 'update':
      return updateElement(template, command.part.kind, command.id, command.part.element);
    case 'update-template':
      return updateDetails(template, command.details);
    case 'replace':
      return replace(template, command.template);
    case 'batch':
      return batch(template, command.commands);
    default:
      return command satisfies never;
  }
}
