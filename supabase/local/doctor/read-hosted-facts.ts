import pg from 'pg';

/** Parts of a hosted database that are set up manually. */
export interface HostedFacts {
  /** The schedules that call the sweep */
  sweeps: readonly { isActive: boolean; command: string }[];
  /** SHA-256, hexadecimal */
  shopKeyDigests: readonly string[];
  /** The header from which the database reads addresses; null is x-forwarded-for */
  addressHeader: string | null;
  admins: number;
  /** The bucket for files uploaded by shoppers; null if there is none */
  orderFiles: {
    isPublic: boolean;
    maxBytes: number | null;
    mediaTypes: readonly string[] | null;
    policies: number;
  } | null;
}

/**
 * Reads the facts from a database.
 * @throws Error if it cannot be reached, or lacks the shop's schema
 */
export async function readHostedFacts(databaseUrl: string): Promise<HostedFacts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const [keys, headers, admins, cron, buckets] = [
      await client.query<{ digest: string }>('select digest from private.shop_keys'),
      await client.query<{ name: string }>('select name from private.address_header'),
      await client.query<{ count: number }>(
        `select count(*)::integer as count from public.user_roles where role = 'admin'`,
      ),
      await client.query<{ table: string | null }>(`select to_regclass('cron.job')::text as table`),
      await client.query<{ public: boolean; max_bytes: string | null; types: string[] | null; policies: number }>(
        `select public, file_size_limit as max_bytes, allowed_mime_types as types, (
           select count(*)::integer from pg_policies
           where schemaname = 'storage' and coalesce(qual, '') || coalesce(with_check, '') like '%order-files%'
         ) as policies
         from storage.buckets where id = 'order-files'`,
      ),
    ];
    const jobs =
      cron.rows[0]?.table == null
        ? []
        : (
            await client.query<{ active: boolean; command: string }>(
              `select active, command from cron.job where command like '%/functions/v1/sweep%' order by command`,
            )
          ).rows;
    const [bucket] = buckets.rows;
    return {
      sweeps: jobs.map(({ active, command }) => ({ isActive: active, command })),
      shopKeyDigests: keys.rows.map(({ digest }) => digest),
      addressHeader: headers.rows[0]?.name ?? null,
      admins: admins.rows[0]?.count ?? 0,
      orderFiles:
        bucket === undefined
          ? null
          : {
              isPublic: bucket.public,
              maxBytes: bucket.max_bytes === null ? null : Number(bucket.max_bytes),
              mediaTypes: bucket.types,
              policies: bucket.policies,
            },
    };
  } finally {
    await client.end();
  }
}
