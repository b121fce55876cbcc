import { orderFileLimits } from './uploads/upload-file.ts';
import { imageUploads } from './uploads/upload-image.ts';

/**
 * All limits for requests to the shop's server and to the functions. Bytes are counted while a body is read,
 * regardless of its headers; a longer body gets status 413.
 */
export const requestLimits = {
  /** A form sent to a route of the shop, bytes */
  formBytes: 64_000,
  /** Report of a configurator visit, sent when the shopper leaves the page, bytes */
  visitReportBytes: 20_000,
  /** Body of a function, bytes */
  functionBytes: 256_000,
  /** Request to the embedded Auth, bytes */
  authBytes: 64_000,
  /** User metadata that a user stores in the account, bytes of its JSON text; it is part of every token */
  userMetadataBytes: 4_000,
  /** Request to the embedded Data API, bytes: a template of 2 MB and its escapes */
  dataApiBytes: 4_000_000,
  /** Request to the embedded Storage, bytes: the largest file and the form around it */
  storageBytes: 22_000_000,
  /** Event of the mail provider, bytes */
  mailEventBytes: 64_000,
  /** Picture sent to `upload-image`, bytes per bucket */
  uploads: imageUploads,
  /** File of an order sent to `upload-file`: bytes per kind, pixels, pages, and number of files */
  orderFiles: orderFileLimits,
  /** Nesting depth of objects and arrays in a JSON body */
  jsonDepth: 32,
  /** Largest amount in a request, EUR cents: the columns are of type integer */
  cents: 2_147_483_647,
  /** The shop's server: time for the headers of a request */
  headersTimeoutMs: 10_000,
  /** The shop's server: time for a whole request, body included */
  requestTimeoutMs: 30_000,
  /** The shop's server: a connection without traffic while a reply is awaited or sent */
  idleTimeoutMs: 60_000,
  /** The shop's server: an idle connection between two requests. Proxies keep theirs open for 60 s at most. */
  keepAliveTimeoutMs: 65_000,
  /** The shop's server: time between "not ready" and refusing connections, in which every balancer must notice */
  shutdownWaitMs: 5_000,
  /** The shop's server: time after which a stopped server ends every connection. Orchestrators kill after 30 s. */
  shutdownDeadlineMs: 25_000,
} as const;
