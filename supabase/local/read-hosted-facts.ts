import pg from 'pg';

/** What is set up in a hosted database by hand. */
export interface HostedFacts {
  /** The job that calls the sweep; null when there is none */
  sweep: { isActive: boolean; command: string } | null;
  /** SHA-256, hexadecimal */
  shopKeyDigests: readonly string[];
  admins: number;
}

/**
 * Reads it from a database.
 * @throws Error when it cannot be reached, or is not the shop's
 */
export async function readHostedFacts(databaseUrl: string): Promise<HostedFacts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const [keys, admins, cron] = [
      await client.query<{ digest: string }>('select digest from private.shop_keys'),
      await client.query<{ count: number }>(
        `select count(*)::integer as count from public.user_roles where role = 'admin'`,
      ),
      await client.query<{ table: string | null }>(`select to_regclass('cron.job')::text as table`),
    ];
    const jobs =
      cron.rows[0]?.table == null
        ? []
        : (
            await client.query<{ active: boolean; command: string }>(
              `select active, command from cron.job where command like '%/functions/v1/sweep%' order by active desc`,
            )
          ).rows;
    const [job] = jobs;
    return {
      sweep: job === undefined ? null : { isActive: job.active, command: job.command },
      shopKeyDigests: keys.rows.map(({ digest }) => digest),
      admins: admins.rows[0]?.count ?? 0,
    };
  } finally {
    await client.end();
  }
}
