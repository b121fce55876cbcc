/** A stored picture: the URL of its widest file, and all widths. */
export interface StoredPicture {
  readonly url: string;
  readonly sources: readonly { readonly url: string; readonly width: number }[];
}

/** Progress and cancellation of an upload. */
export interface UploadControl {
  /** Called with the progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a picture. Rejects with an Error whose message is shown unchanged; ignored if `signal` was aborted. */
export type UploadPicture = (file: File, control: UploadControl) => Promise<StoredPicture>;

/** A material that options can be made of. */
export interface HostMaterial {
  readonly key: string;
  readonly name: string;
  /** Picture for options that have none. */
  readonly pictureUrl: string | null;
  readonly isSoldOut: boolean;
}
