import * as z from 'zod/mini';
import { filled } from '../primitives/primitives.schema.ts';
import { version } from './template.schema.ts';

/** A published version of a template, as stored beside the settings that were made with it. */
export const templateVersionSchema = z.object({ id: filled(), version });
