import type { FileReference } from 'configurator-core';

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Reports the progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Reports that the connection is lost and the upload continues once it is back. */
  readonly onWait: () => void;
}

/** The host's storage for the files of file fields. */
export interface FileUploads {
  /**
   * Stores a file. Rejects with an `Error` whose message is shown to the shopper, beside a retry button. A DataError
   * (`new DOMException(message, 'DataError')`) means that the file itself is at fault; then there is no button. An
   * AbortError means that it was cancelled.
   */
  upload(file: File, options: UploadOptions): Promise<FileReference>;
  /** Returns a short-lived URL that shows a stored file. */
  link?(file: FileReference): Promise<string>;
}
