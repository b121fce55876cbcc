/** Which headers pages may send to the functions and read of their replies. */
export const corsOptions = {
  origin: '*',
  allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-upload-secret'],
  exposeHeaders: ['retry-after', 'x-reference'],
};
