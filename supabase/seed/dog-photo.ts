import type { dogCoatTemplate } from 'configurator-core/templates';

type Sections = (typeof dogCoatTemplate)['sections'];

const label = 'Foto vom Hund';
const hint = 'Hilft uns, Schnitt und Farben passend zu wählen. Nur Sie und unsere Werkstatt sehen das Foto.';

/** Photo field of the demo shop. It requires a host that stores files, so the bundled coat has no such field. */
const photoField = {
  id: 'dog-coat:photo',
  name: 'photo',
  field_type: 'file',
  label,
  placeholder: null,
  tooltip: null,
  default_value: null,
  is_required: false,
  validation_rules: { maxFiles: 1 },
  additional_options: { accept: ['image'], hint },
  conditional_display: null,
  order_index: 1,
  options: [],
  translations: {
    en: {
      label: { text: 'Photo of your dog', of: label },
      'additional_options.hint': {
        text: 'Helps us choose cut and colours. Only you and our workshop can see the photo.',
        of: hint,
      },
    },
  },
} as const;

/** Adds the photo field at the end of the step about the dog. */
export function withDogPhoto(sections: Sections) {
  return sections.map((section) => {
    if (section.id !== 'dog-information') return section;
    const last = section.groups.length - 1;
    const groups = section.groups.map((group, index) =>
      index === last ? { ...group, fields: [...group.fields, photoField] } : group,
    );
    return { ...section, groups };
  });
}
