import type { ConnectionPool } from './connection-pool.ts';
import type { Statement } from './data-api.ts';

/**
 * Runs recorded statements again on one connection. Each replayed order gets a new key, link and e-mail address, since
 * one address may have ten unpaid orders an hour. The new order's database id replaces the recorded one; all other
 * parameters stay as recorded.
 */
export async function replay(pool: ConnectionPool, statements: readonly Statement[]): Promise<Response> {
  const fresh = new Map<string, string>();
  let last: unknown;
  await pool.use(async (connection) => {
    for (const { sql, parameters } of statements) {
      const renewed = parameters.map((value, index) => renew(sql, value, index, fresh));
      const { rows } = await connection.query<{ value: unknown }>(sql, renewed);
      last = rows[0]?.value ?? last;
      noteOrder(sql, statements, last, fresh);
    }
  });
  return Response.json(last);
}

/** Replaces the order's key, link, e-mail address, PayPal order and database id, which must be unique. */
function renew(sql: string, value: unknown, index: number, fresh: Map<string, string>): unknown {
  if (typeof value !== 'string') return value;
  if (sql.includes('place_order(') && guestAddress.test(value)) {
    return value.replace(guestAddress, `last+${crypto.randomUUID()}@`);
  }
  const known = fresh.get(value);
  if (known !== undefined) return known;
  const isKey = sql.includes('idempotency_key = ') && index === 0;
  const isLink =
    sql.includes('p_access_token_hash') &&
    /^[0-9a-f]{64}$/.test(value) &&
    !sql.includes(`p_request_hash => $${index + 1}:`);
  const isPayment = sql.includes('attach_paypal_order') && !value.includes('-');
  if (!isKey && !isLink && !isPayment) return value;
  const renewed = isKey ? crypto.randomUUID() : isLink ? randomDigest() : crypto.randomUUID();
  fresh.set(value, renewed);
  return renewed;
}

/** The part of a mixed order's e-mail address that identifies the guest. */
const guestAddress = /last\+[\da-f-]+@/;

function randomDigest(): string {
  return (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '');
}

/** Maps the recorded order's database id to the new order's. */
function noteOrder(sql: string, statements: readonly Statement[], value: unknown, fresh: Map<string, string>): void {
  if (!sql.includes('place_order(') || typeof value !== 'object' || value === null || !('id' in value)) return;
  const attached = statements.find((statement) => statement.sql.includes('attach_paypal_order('));
  // The ids of PayPal orders contain no hyphen.
  const recorded = attached?.parameters.find((parameter) => typeof parameter === 'string' && parameter.includes('-'));
  if (typeof recorded === 'string') fresh.set(recorded, String(value.id));
}
