import { describe, expect, it } from 'vitest';
import { type NativeShop, openNativeShop } from '../setup/native-database.ts';

/** Every privilege of visitors and customers on relations and functions of the public schema, sorted. */
const privileges = `
  select role || ' ' || privilege || ' ' || relation::text as granted
  from unnest('{anon,authenticated}'::text[]) as role, unnest('{select,insert,update,delete}'::text[]) as privilege,
    (select oid::regclass as relation from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')) as r
  where has_table_privilege(role, relation, privilege)
  union all
  select role || ' execute ' || function::text
  from unnest('{anon,authenticated}'::text[]) as role,
    (select oid::regprocedure as function from pg_proc where pronamespace = 'public'::regnamespace) as f
  where has_function_privilege(role, function, 'execute')
  order by 1`;

async function privilegesIn(shop: NativeShop): Promise<string[]> {
  const connection = await shop.connect();
  try {
    const { rows } = await connection.query<{ granted: string }>(privileges);
    return rows.map(({ granted }) => granted);
  } finally {
    await connection.close();
    await shop.close();
  }
}

describe('default privileges of a hosted project', () => {
  it('[BEY-31] The default privileges grant visitors and customers nothing beyond the migrations', async () => {
    const granted = await privilegesIn(await openNativeShop({ hasHostedPrivileges: false }));
    const hosted = await privilegesIn(await openNativeShop());
    expect(granted).toContain('anon select articles');
    expect(hosted).toEqual(granted);
  });
});
