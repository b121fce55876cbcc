import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openHost } from '../../tests/setup/open-host.ts';

let host: Awaited<ReturnType<typeof openHost>>;
beforeAll(async () => {
  host = await openHost();
  await host.database.exec(
    `create function public.show_settings() returns jsonb language sql stable as $$
      select jsonb_build_object(
        'role', current_user,
        'claims', current_setting('request.jwt.claims', true)::jsonb ->> 'role',
        'method', current_setting('request.method', true),
        'path', current_setting('request.path', true),
        'header', current_setting('request.headers', true)::jsonb ->> 'x-colour'
      )
    $$`,
  );
  // The first request reads the schema.
  await host.service().rpc('show_settings').throwOnError();
});
afterAll(() => host.close());
afterEach(() => void vi.restoreAllMocks());

describe('withBatchedSettings', () => {
  it('withBatchedSettings passes the caller and the request to a function', async () => {
    const request = host.service().rpc('show_settings').setHeader('x-colour', 'blue');
    const { data } = await request.throwOnError();
    expect(data).toEqual({
      role: 'service_role',
      claims: 'service_role',
      method: 'POST',
      path: expect.stringContaining('show_settings'),
      header: 'blue',
    });
  });

  it('withBatchedSettings leaves no setting for the next request', async () => {
    await host.service().rpc('show_settings').setHeader('x-colour', 'blue').throwOnError();
    const { data } = await host.visitor().rpc('show_settings').throwOnError();
    expect(data).toMatchObject({ role: 'anon', claims: 'anon', header: null });
    const { rows } = await host.database.query(
      `select current_user = session_user as is_owner, current_setting('request.headers', true) as headers,
        current_setting('request.jwt.claims', true) as claims`,
    );
    expect(rows).toEqual([{ is_owner: true, headers: '', claims: '' }]);
  });

  it('withBatchedSettings needs two statements in total', async () => {
    const query = vi.spyOn(host.database, 'query');
    await host.service().rpc('show_settings').throwOnError();
    const statements = query.mock.calls.map(([statement]) => statement.toLowerCase());
    expect(statements.filter((statement) => /set_config|set local/.test(statement))).toHaveLength(2);
  });
});
