/**
 * Runs the server's action of a form from the browser.
 * @param failed reply where the connection is lost or the server fails: the page keeps the form and what was typed
 */
export async function callServerAction<Reply>(serverAction: () => Promise<Reply>, failed: () => Reply): Promise<Reply> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is an answer.
    if (error instanceof Response) throw error;
    return failed();
  }
}
