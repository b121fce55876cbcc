import { useRef, useState } from 'react';
import { type ImageFocus, imageCentre, readImageFocus, withImageFocus } from '#app/lib/files/image-focus.ts';
import type { ImagePurpose, UploadImage } from '#app/lib/files/upload-image.ts';

/** State of a form's picture: the stored one, a newly chosen file, and the focus of its crop. */
export function usePicture(purpose: ImagePurpose, stored: string | null, upload: UploadImage) {
  const [saved, setSaved] = useState(stored);
  const [address, setAddress] = useState(stored);
  const [file, setFile] = useState<File | null>(null);
  const upcoming = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  // Focus of a chosen file that is not uploaded yet.
  const [fileFocus, setFileFocus] = useState(imageCentre);

  /**
   * Uploads the chosen file, if any.
   * @returns the address to save, null without a picture
   * @throws UploadFailure if it is rejected or the network fails, an AbortError if it is cancelled
   */
  async function send(): Promise<string | null> {
    if (file === null) return address;
    upcoming.current = new AbortController();
    const { signal } = upcoming.current;
    setProgress(0);
    try {
      const sent = withImageFocus(await upload(purpose, file, { onProgress: setProgress, signal }), fileFocus);
      setAddress(sent);
      setFile(null);
      return sent;
    } finally {
      setProgress(null);
    }
  }

  return {
    address,
    isDirty: file !== null || address !== saved,
    send,
    /** Marks an address as saved. */
    keep: setSaved,
    /** Replaces the picture by one that is stored. */
    take: (next: string | null) => {
      setFile(null);
      setAddress(next);
      setSaved(next);
    },
    /** Address of the picture for comparisons; the name of a file that is not uploaded yet. */
    name: file === null ? address : withImageFocus(file.name, fileFocus),
    /** Props of an `ImageInput`. */
    input: {
      purpose,
      address,
      file,
      progress,
      focus: file === null ? (address === null ? imageCentre : readImageFocus(address).focus) : fileFocus,
      onFile: (chosen: File) => {
        setFile(chosen);
        setFileFocus(imageCentre);
      },
      onCancel: () => upcoming.current?.abort(),
      onRemove: () => {
        setFile(null);
        setAddress(null);
      },
      onFocusChange: (focus: ImageFocus) => {
        if (file !== null) setFileFocus(focus);
        else if (address !== null) setAddress(withImageFocus(address, focus));
      },
    },
  };
}
