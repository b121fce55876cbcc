import * as z from 'zod/mini';

const megabyte = 1_000_000;

/** Uses of uploaded pictures: bucket, maximum file size, and days after which an unused picture is removed. */
export const imageUploads = {
  category: { bucket: 'category-images', maxBytes: 2 * megabyte, unsavedDays: 1 },
  article: { bucket: 'article-images', maxBytes: 5 * megabyte, unsavedDays: 1 },
  // An unsaved template stays in the admin's browser, for example over a weekend.
  option: { bucket: 'article-images', maxBytes: 5 * megabyte, unsavedDays: 7 },
} as const;

/** Accepted picture types. The type is detected from the bytes, not from the file name. */
export const uploadableImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * Larger pictures are rejected before they are decoded; the browser scales them down before the upload. As many as a
 * function can decode and encode within `functionLimits`.
 */
export const maxImagePixels = 3_000_000;

/** Stored widths, never wider than the original: `<name>.webp` is the widest, the others are `<name>-<width>.webp`. */
export const storedImageWidths = [480, 960, 1440] as const;

/**
 * Query of POST /functions/v1/upload-image?for=article. The body is the file itself, sent with an admin's bearer token
 * (an XMLHttpRequest reports the progress, and its `abort()` cancels).
 * Errors: not_signed_in, not_allowed, file_too_large (params: {maxBytes}), unsupported_image, image_too_large
 * (params: {maxPixels}), image_broken, image_cmyk, image_profile, too_many_requests.
 */
export const uploadImageQuerySchema = z.object({ for: z.enum(['category', 'article', 'option']) });

/** 200 of upload-image. Store `url` in `image_url`; a picture that is never saved is removed after `unsavedDays`. */
export const uploadImageReplySchema = z.object({
  url: z.url(),
  /** Pixels of the file at `url`, after its EXIF rotation was applied */
  width: z.int(),
  height: z.int(),
  /** All widths, narrowest first */
  sources: z.array(z.object({ url: z.url(), width: z.int() })),
});

export type UploadImageQuery = z.infer<typeof uploadImageQuerySchema>;
export type UploadImageReply = z.infer<typeof uploadImageReplySchema>;
