/** Headers that pages may send to the functions and read from their replies. */
export const corsOptions = {
  origin: '*',
  allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-upload-secret'],
  exposeHeaders: ['retry-after', 'x-reference'],
};
