import type { FileReference } from 'configurator-core';

/** How an upload is followed and cancelled. */
export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Reports how much is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Reports that the connection is lost and the upload goes on once it is back. */
  readonly onWait: () => void;
}

/** How the host stores the files of file fields. */
export interface FileUploads {
  /**
   * Stores a file. Rejects with an `Error` whose message is shown to the shopper, beside a button to send the file again.
   * A DataError (`new DOMException(message, 'DataError')`) says that the file itself is at fault: there is no button. An
   * AbortError says that it was cancelled.
   */
  upload(file: File, options: UploadOptions): Promise<FileReference>;
  /** Returns an address to show a stored file, for a short time. */
  link?(file: FileReference): Promise<string>;
}
