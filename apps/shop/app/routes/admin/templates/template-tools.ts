// Parsing, checking and editing of templates in one chunk. A page that imports only some of these modules would split
// the engine into smaller files on every page, which compress worse: 3.5 kB more for the configurator.
export { parseTemplate, serializeTemplate } from 'configurator-core';
export { duplicateTemplate } from '#app/features/admin-templates/api/duplicate-template.ts';
export { TemplateWorkspace } from '#app/features/admin-templates/components/template-workspace.tsx';
export { hostFieldTypes } from '#app/features/field-types/host-field-types.tsx';
