export { dogBedTemplate } from './example-templates/dog-bed.ts';
