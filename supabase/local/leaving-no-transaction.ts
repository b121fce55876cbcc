import type { PGlite } from '@electric-sql/pglite';

/** What PGlite says of a parameter that does not fit its type, and of the message that comes after it. */
const unfitParameter =
  /Invalid input for \w+ type|Invalid time value|insufficient data left in message|invalid message format/;

/**
 * Runs a request on the one connection, and leaves no transaction behind when it fails. A parameter that does not fit
 * its type makes PGlite break off in the middle of a message: the rest spoils the next one, which is the rollback, and
 * without it no request would be answered any more. Such a request is rejected as Postgres rejects one.
 */
export async function leavingNoTransaction(
  database: Pick<PGlite, 'query'>,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    const reply = await work();
    if (reply.status < 500) return reply;
    await rollBack(database);
    const text = await reply.clone().text();
    return unfitParameter.test(text) ? refusal(reply.headers) : reply;
  } catch (error) {
    await rollBack(database);
    throw error;
  }
}

/** Without a transaction a rollback does nothing. What is left of a broken message spoils as many as it has parts. */
async function rollBack(database: Pick<PGlite, 'query'>): Promise<void> {
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    try {
      await database.query('rollback');
      return;
    } catch (error) {
      if (attempt === 4) throw error;
    }
  }
}

function refusal(headers: Headers): Response {
  const known = new Headers(headers);
  known.delete('content-length');
  const body = { code: '22P02', details: null, hint: null, message: 'invalid input for the type of a parameter' };
  return Response.json(body, { status: 400, headers: known });
}
