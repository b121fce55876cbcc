// What reads, checks and edits templates, as one part of the build. A page that imports less of it by itself splits the
// engine into smaller files for every page, which compress worse: 3.5 kB more on the configurator's page.
export { parseTemplate, serializeTemplate } from 'configurator-core';
export { isPublishable } from '#app/features/admin-materials/surcharges/is-publishable.ts';
export { TemplateWorkspace } from '#app/features/admin-templates/components/template-workspace.tsx';
export { hostFieldTypes } from '#app/features/field-types/host-field-types.tsx';
