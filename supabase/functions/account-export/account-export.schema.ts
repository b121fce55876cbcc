import * as z from 'zod/mini';

const factsSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(factsSchema);

/** What `export_account` gives; the facts within a part are shown whatever they are. */
export const accountExportSchema = z.object({
  account: factsSchema,
  profile: z.nullable(factsSchema),
  roles: z.array(z.string()),
  deliveryAddresses: listSchema,
  dogs: listSchema,
  files: listSchema,
  orders: listSchema,
  contactRequests: listSchema,
  withdrawals: listSchema,
});

/** Everything the shop keeps about a user. */
export type AccountExport = z.infer<typeof accountExportSchema>;
