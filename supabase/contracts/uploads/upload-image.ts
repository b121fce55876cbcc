import * as z from 'zod/mini';

const megabyte = 1024 * 1024;

/** What pictures are uploaded for: their bucket, how large a file may be, and how long one is kept that nothing shows. */
export const imageUploads = {
  category: { bucket: 'category-images', maxBytes: 2 * megabyte, unsavedDays: 1 },
  article: { bucket: 'article-images', maxBytes: 5 * megabyte, unsavedDays: 1 },
  // An unsaved template waits in the admin's browser, over a weekend too.
  option: { bucket: 'article-images', maxBytes: 5 * megabyte, unsavedDays: 7 },
} as const;

/** Types a picture may have; what it is is read from its bytes, not from its name. */
export const uploadableImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Larger pictures are refused before they are decoded; the browser scales down what is larger. */
export const maxImagePixels = 16_000_000;

/** Widths a picture is stored in, at most its own: `<name>.webp` is the widest, the others are `<name>-<width>.webp`. */
export const storedImageWidths = [480, 960, 1440] as const;

/**
 * Query of POST /functions/v1/upload-image?for=article. The body is the file itself, sent with an admin's bearer token
 * (an XMLHttpRequest reports the progress, and its `abort()` cancels).
 * Errors: not_signed_in, not_allowed, file_too_large (params: {maxBytes}), unsupported_image, image_too_large
 * (params: {maxPixels}), image_broken, too_many_requests.
 */
export const uploadImageQuerySchema = z.object({ for: z.enum(['category', 'article', 'option']) });

/** 200 of upload-image. `url` is what `image_url` takes; a file that is never saved is removed after its `unsavedDays`. */
export const uploadImageReplySchema = z.object({
  url: z.url(),
  /** Pixels of the file at `url`, turned upright */
  width: z.int(),
  height: z.int(),
  /** All widths, narrowest first */
  sources: z.array(z.object({ url: z.url(), width: z.int() })),
});

export type UploadImageQuery = z.infer<typeof uploadImageQuerySchema>;
export type UploadImageReply = z.infer<typeof uploadImageReplySchema>;
