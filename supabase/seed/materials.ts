import { dogCoatTemplate } from 'configurator-core/templates';
import { derivedId } from './ids.ts';
import { ago, insert } from './sql.ts';

/** SQL that inserts a material for each fabric of the coat, with its key, name and picture. */
export function materialsSql(): string {
  const options = dogCoatTemplate.sections.flatMap(({ groups }) =>
    groups.flatMap(({ fields }) => fields.flatMap((field) => field.options)),
  );
  const rows = options.flatMap(({ label, image, material }, index) => {
    if (material === undefined) return [];
    const row = { id: derivedId(`material:${material}`), key: material, name: label, image_url: image?.url ?? null };
    return [{ ...row, created_at: ago(`${70 - index} days`) }];
  });
  return insert('public.materials', rows);
}
