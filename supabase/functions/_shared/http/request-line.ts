import type { ErrorCode } from '../../../contracts/index.ts';

/** The log line of a request. It contains no personal data. Callers see `reference` on an error. */
export interface RequestLine {
  /** Its name, the first part of the path */
  function: string;
  status: number;
  /** `ok`, or the error's code */
  outcome: 'ok' | ErrorCode;
  /** Id of the trace, or a random one without a trace */
  reference: string;
  durationMs: number;
  /** Cause of an unexpected failure */
  failure?: string;
}
