import { type CustomFieldType, formatTemplatePath, parseTemplate, type Template } from 'configurator-core';

/** Returns the host's templates that a new template can start from. Reports those that cannot be read. */
export function readGallery(gallery: readonly unknown[], fieldTypes: readonly CustomFieldType[]): readonly Template[] {
  return gallery.flatMap((json, index) => {
    const parsed = parseTemplate(json, { fieldTypes });
    if (parsed.ok) return [parsed.value];
    const [first] = parsed.error;
    console.error(`gallery[${index}] is no template: ${first?.code} at ${formatTemplatePath(first?.path ?? [])}`);
    return [];
  });
}
