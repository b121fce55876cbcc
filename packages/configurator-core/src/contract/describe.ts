import * as z from 'zod/mini';

// zod generates code where it can, and probes whether it can. A strict content security policy reports that probe.
z.config({ jitless: true });

/** What JSON Schema says of a schema of the contract. Schemas with an `id` become definitions. */
export const descriptions = new Map<z.core.$ZodType, { readonly description: string; readonly id?: string }>();

/** Describes a schema of the contract. */
export function describe<T extends z.core.$ZodType>(description: string, schema: T, id?: string): T {
  descriptions.set(schema, id === undefined ? { description } : { description, id });
  return schema;
}
