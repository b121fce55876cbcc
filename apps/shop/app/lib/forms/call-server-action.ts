/**
 * Calls the server action of a form from the browser.
 * @param failed reply if the connection is lost or the server fails, so that the page keeps the form and its entries
 */
export async function callServerAction<Reply>(serverAction: () => Promise<Reply>, failed: () => Reply): Promise<Reply> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is a valid reply.
    if (error instanceof Response) throw error;
    return failed();
  }
}
