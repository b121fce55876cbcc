import { templateVersionSchema } from 'configurator-core';
import * as z from 'zod/mini';

/** The part of `configuratorSettings` that names the template version they were made with. */
export const madeWithSchema = z.object({ _template: templateVersionSchema });
