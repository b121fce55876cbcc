/** A stored picture: its widest file, and all widths. */
export interface StoredPicture {
  readonly url: string;
  readonly sources: readonly { readonly url: string; readonly width: number }[];
}

/** How an upload is watched and cancelled. */
export interface UploadControl {
  /** Called with 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a picture. Rejects with an Error whose message is shown as it is; after `signal` was aborted, with any. */
export type UploadPicture = (file: File, control: UploadControl) => Promise<StoredPicture>;

/** A material that options can be made of. */
export interface HostMaterial {
  readonly key: string;
  readonly name: string;
  /** Becomes the picture of an option that has none. */
  readonly pictureUrl: string | null;
  readonly isSoldOut: boolean;
}
