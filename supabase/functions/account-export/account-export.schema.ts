import * as z from 'zod/mini';

const factsSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(factsSchema);

/** Result of `export_account`. All facts of a part are shown, whatever their names. */
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

/** All data the shop stores about a user. */
export type AccountExport = z.infer<typeof accountExportSchema>;
