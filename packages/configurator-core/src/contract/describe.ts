import * as z from 'zod/mini';

// zod generates code where it can, and probes whether it can. A strict content security policy reports that probe.
z.config({ jitless: true });

/** Descriptions of the keys of the contract. `id` names a part that other parts refer to. */
export const descriptions = z.registry<{ description: string; id?: string }>();

/** Describes a key of the contract. */
export function describe<T extends z.core.$ZodType>(description: string, schema: T, id?: string): T {
  descriptions.add(schema, id === undefined ? { description } : { description, id });
  return schema;
}
