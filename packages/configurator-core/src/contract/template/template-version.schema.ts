import * as z from 'zod/mini';
import { filled } from '../primitives/primitives.schema.ts';
import { version } from './template.schema.ts';

/** A published template version, stored with the settings created from it. */
export const templateVersionSchema = z.object({ id: filled(), version });
