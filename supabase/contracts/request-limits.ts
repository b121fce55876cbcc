import { orderFileLimits } from './uploads/upload-file.ts';
import { imageUploads } from './uploads/upload-image.ts';

/**
 * The one table of limits for requests to the shop's server and to the functions. Bytes are counted while a body is
 * read, whatever its headers say; a longer body is answered with 413.
 */
export const requestLimits = {
  /** A form sent to a route of the shop, bytes */
  formBytes: 64_000,
  /** Report of a configurator visit, sent while the page is left, bytes */
  visitReportBytes: 20_000,
  /** Body of a function, bytes */
  functionBytes: 256_000,
  /** Event of the mail provider, bytes */
  mailEventBytes: 64_000,
  /** Picture sent to `upload-image`, bytes per bucket */
  uploads: imageUploads,
  /** File of an order sent to `upload-file`: bytes per kind, pixels, pages, and how many */
  orderFiles: orderFileLimits,
  /** Objects and arrays inside each other in a JSON body */
  jsonDepth: 32,
  /** Largest amount in a request, EUR cents: the columns are of the type integer */
  cents: 2_147_483_647,
  /** The shop's server: time for the headers of a request */
  headersTimeoutMs: 10_000,
  /** The shop's server: time for a whole request, body included */
  requestTimeoutMs: 30_000,
  /** The shop's server: a connection on which nothing moves, while a reply is awaited or sent */
  idleTimeoutMs: 60_000,
  /** The shop's server: a connection between two requests. Proxies keep theirs for 60 s at most. */
  keepAliveTimeoutMs: 65_000,
} as const;
