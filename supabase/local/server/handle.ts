/** A handler of web requests. */
export type Handle = (request: Request) => Promise<Response>;
