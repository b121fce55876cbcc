import { copyTemplate, parseTemplate, serializeTemplate } from 'configurator-core';
import { shopTemplateOptions } from '../../field-types/index.ts';
import { userIds } from '../../seed/ids.ts';
import type { Session, Trial } from './database.ts';

/** Calls that return one value; parameters are in the order of the functions. */
export const PUBLISHED = 'select public.get_complete_form($1)';
export const DRAFT = 'select public.get_form_template_draft($1)';
export const SAVE = 'select public.save_form_template($1, $2)';

/** A template as returned by the database, down to the options. */
export interface WireOption {
  id: string;
  value: string;
  additional_price: number;
  order_index: number;
}
export interface WireField {
  id: string;
  name: string;
  options: WireOption[];
  [key: string]: unknown;
}
export interface WireGroup {
  id: string;
  fields: WireField[];
  [key: string]: unknown;
}
export interface WireSection {
  id: string;
  title: string;
  groups: WireGroup[];
  [key: string]: unknown;
}
export interface WireTemplate {
  id: string;
  name: string;
  version: number;
  revision: number;
  sections: WireSection[];
  [key: string]: unknown;
}
/** The reply of save_form_template. */
export interface Saved {
  id: string;
  revision: number;
  version: number;
}

/** Returns the result of a call with the type the test expects. */
export async function one<T>(session: Session, call: string, parameters: unknown[]): Promise<T> {
  const [row] = await session.query<{ value: T }>(`${call} as value`, parameters);
  if (!row) throw new Error('no answer');
  return row.value;
}

/** Removes ids, versions and keys that only the database sets. */
export function withoutStoredIds(json: unknown): unknown {
  const dropped = new Set(['id', 'extra', 'version']);
  return JSON.parse(JSON.stringify(json, (key, value) => (dropped.has(key) ? undefined : value)));
}

/** Returns the JSON of a template under new ids, which can be stored beside the original. */
export function withNewIds(template: unknown) {
  const parsed = parseTemplate(template, shopTemplateOptions('2026-11-25'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return serializeTemplate(copyTemplate(parsed.value, () => crypto.randomUUID()));
}

/** Publishes a draft without the check of the function `publish-template`. Returns the version. */
export async function publish(as: Trial['as'], templateId: unknown, publishedBy: string = userIds.admin) {
  const draft = await one<{ digest: string } | null>(as('service'), 'select public.get_draft_to_publish($1)', [
    templateId,
  ]);
  return one<number>(as('service'), 'select public.publish_form_template($1, $2, $3)', [
    templateId,
    draft?.digest,
    publishedBy,
  ]);
}

/** Saves a template as an admin and publishes it. */
export async function saveAndPublish(as: Trial['as'], template: object, revision: number | null = null) {
  const saved = await one<Saved>(as('admin'), SAVE, [template, revision]);
  return { ...saved, version: await publish(as, saved.id) };
}

/** Stores a copy of a template's draft, unpublished, as the page of the templates does. Returns its id. */
export async function storeCopyOf(admin: Session, templateId: unknown): Promise<string> {
  const copy = withNewIds(await admin.value(DRAFT, [templateId]));
  return (await one<Saved>(admin, SAVE, [{ ...copy, name: `${copy.name} (Copy)` }, null])).id;
}

/** A new template with one section, one group and two fields. A rule with the first field's id shows the second. */
export function smallTemplate() {
  const sizeId = crypto.randomUUID();
  return {
    id: crypto.randomUUID() as string,
    name: 'Klein',
    description: null,
    configurator_type: null,
    price_rules: [],
    invented_key: { kept: true },
    sections: [
      {
        id: crypto.randomUUID() as string,
        title: 'Schritt',
        description: null,
        conditional_display: null,
        groups: [
          {
            id: crypto.randomUUID() as string,
            title: null,
            layout: 'grid',
            fields: [
              {
                id: sizeId as string,
                name: 'size',
                field_type: 'radio',
                label: 'Größe',
                options: [
                  { id: crypto.randomUUID() as string, value: 's', label: 'S', additional_price: '8,50' },
                  {
                    id: crypto.randomUUID() as string,
                    value: 'm',
                    label: 'M',
                    additional_price: null,
                    is_default: true,
                  },
                ],
              },
              {
                id: crypto.randomUUID() as string,
                name: 'note',
                field_type: 'text',
                label: 'Notiz',
                conditional_display: { field: sizeId as string, operator: 'equals', value: 's' },
                options: [],
              },
            ],
          },
        ],
      },
    ],
  };
}
