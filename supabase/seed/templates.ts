import { serializeTemplate } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { aTemplate, dogBedTemplate } from 'configurator-core/testing';
import { setTranslations, templateTexts } from 'configurator-core/translation';
import { demoCoatTemplate } from './coat-price-table.ts';
import { dogBedEnglish } from './dog-bed-english.ts';
import { derivedId, templateIds, userIds } from './ids.ts';
import { literal } from './sql.ts';

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** The dog bed in German and English. */
function bilingualDogBed(): object {
  const template = aTemplate(dogBedTemplate);
  const changes = templateTexts(template).map(({ id, text: german }) => {
    const text = dogBedEnglish[german];
    if (text === undefined) throw new Error(`The dog bed has no English text for: ${german}`);
    return { id, language: 'en', text };
  });
  // The shop draws it as the template says.
  return { ...serializeTemplate(setTranslations(template, changes)), 'x-drawing': 'bed' };
}

/** The templates of the seed in the wire format, with the ids of their files. */
export const sources = { ...builtInTemplates, 'dog-coat': demoCoatTemplate, 'dog-bed': bilingualDogBed() };

/** Name of a form template of the seed. */
export type TemplateName = keyof typeof templateIds;

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asObject(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error('not an object');
  return value;
}

/** Replaces the readable ids of a bundled template, which are unique only within it, by ids for database rows. */
function withRowIds(name: TemplateName, parent: string, item: JsonObject, childKeys: readonly string[]): JsonObject {
  const path = `${parent}/${item.id}`;
  const [childKey, ...deeper] = childKeys;
  if (childKey === undefined) return { ...item, id: derivedId(path) };
  const children = item[childKey];
  if (!Array.isArray(children)) throw new Error(`${path} has no ${childKey}`);
  return {
    ...item,
    id: derivedId(path),
    [childKey]: children.map((child) => withRowIds(name, path, asObject(child), deeper)),
  };
}

/** Returns a template of the seed in the wire format, with its database ids. */
export function seededTemplate(name: TemplateName): JsonObject {
  const plain: Json = JSON.parse(JSON.stringify(sources[name]));
  const template = withRowIds(name, `template:${name}`, asObject(plain), ['sections', 'groups', 'fields', 'options']);
  return { ...template, id: templateIds[name] };
}

/** Names of the seeded templates. */
export const templateNames: readonly TemplateName[] = ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash', 'dog-bed'];

/** SQL that creates drafts and publishes their first version, with the functions behind the editor. */
export function templatesSql(): string {
  return templateNames
    .map((name) => {
      const id = literal(templateIds[name]);
      return [
        `select private.write_form_template(${id}, ${literal(seededTemplate(name))});`,
        `select private.publish_form_template(${id}, ${literal(userIds.admin)});`,
      ].join('\n');
    })
    .join('\n\n');
}
