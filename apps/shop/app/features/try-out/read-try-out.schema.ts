import { z } from 'zod';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { breedField, type TryOut } from './try-out.ts';

/** The fields that change the look of a garment, in the order of the chips: fabric, cuffs, lining. */
const triedFields: readonly string[] = ['fabric', 'selectedColor', 'type'];

const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  color_value: z.string().nullish(),
  image: z.object({ url: z.string() }).nullish(),
  material: z.string().nullish(),
  conditional_display: z.unknown(),
});

const templateSchema = z.object({
  id: z.string(),
  version: z.int(),
  sections: z.array(
    z.object({
      groups: z.array(
        z.object({
          fields: z.array(
            z.object({ name: z.string(), label: z.string(), options: z.array(optionSchema).default([]) }),
          ),
        }),
      ),
    }),
  ),
});

/**
 * Reads from a template in the wire format which looks can be tried: the options of its fabrics, cuffs and lining that
 * are in stock and have no condition.
 * @param soldOut keys of the materials that are sold out
 * @returns null if the template has no such field
 */
export function readTryOut(
  template: unknown,
  configuratorType: ConfiguratorType,
  soldOut: readonly string[],
): TryOut | null {
  const parsed = templateSchema.safeParse(template);
  if (!parsed.success) return null;
  const { id, version, sections } = parsed.data;
  const all = sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
  const fields = triedFields.flatMap((name) => {
    const field = all.find((each) => each.name === name);
    const options = (field?.options ?? [])
      .filter(({ material, conditional_display: condition }) => !condition && !soldOut.includes(material ?? ''))
      .map((option) => ({
        value: option.value,
        label: option.label,
        color: option.color_value ?? null,
        pictureUrl: option.image?.url ?? null,
        material: option.material ?? null,
      }));
    return field === undefined || options.length === 0 ? [] : [{ name, label: field.label, options }];
  });
  if (fields.length === 0) return null;
  return { configuratorType, template: { id, version }, fields, hasBreed: all.some(({ name }) => name === breedField) };
}
