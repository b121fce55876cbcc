import { type CreateId, copyTemplate, type KeepsId, type Template } from 'configurator-core';
import { rowKey } from '../element.ts';
import { idsOf } from '../part-ids.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Returns a template from elsewhere as the next state of the document, under the document's id and version. Parts of
 * another template get new ids, because the other template may still have them. So do parts with a made-up id; the other
 * parts of the document keep theirs.
 */
export function adoptTemplate(template: Template, current: Template, createId: CreateId): Template {
  const known = new Set(idsOf(current));
  const isOwn = template.id === current.id;
  // Rules and scenarios are stored within the template, so that any id will do.
  const keepsId: KeepsId = (id, kind) =>
    isOwn && (kind === 'price_rule' || kind === 'scenario' || uuid.test(id) || known.has(rowKey({ kind, id })));
  return { ...copyTemplate(template, createId, keepsId), id: current.id, version: current.version };
}
