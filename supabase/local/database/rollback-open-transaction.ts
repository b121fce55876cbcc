import type { PGlite } from '@electric-sql/pglite';

/** PGlite's errors for a parameter of the wrong type, and for the next message. */
const unfitParameter =
  /Invalid input for \w+ type|Invalid time value|insufficient data left in message|invalid message format/;

/**
 * Runs a request on the single connection, and rolls back its transaction if it fails. A parameter of the wrong type
 * makes PGlite stop in the middle of a message, whose rest breaks the next statement: the rollback. With the transaction
 * open, every later request would fail. Such a request is rejected with the error of Postgres.
 */
export async function rollbackOpenTransaction(
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

/** Rolls back, also without a transaction. Retries, because the rest of a broken message can fail several statements. */
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
