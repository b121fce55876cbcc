import * as z from 'zod/mini';

const megabyte = 1_000_000;

/** Limits for files of an order. Images are re-encoded; PDFs are rewritten to their pages. */
export const orderFileLimits = {
  bucket: 'order-files',
  maxBytes: { image: 10 * megabyte, pdf: 20 * megabyte },
  /** Maximum width of a stored image, pixels; `maxImagePixels` limits its height */
  imageWidth: 2560,
  pdfPages: 100,
  /** Decompressed size of all streams of a PDF, bytes */
  pdfUnpackedBytes: 48 * megabyte,
  /** Maximum number of files that one person may have uploaded without ordering them */
  maxUnbound: 30,
  /** Upload timeout, long enough for slow connections */
  uploadSeconds: 120,
  /** Lifetime of a link to a file */
  linkSeconds: 300,
} as const;

/** Media types of stored files. */
export const orderFileTypeSchema = z.enum(['image/webp', 'application/pdf']);

/**
 * Random secret of a guest's browser, which proves that the guest owns the files; 64 hexadecimal digits. Sent as the
 * header `x-upload-secret` of upload-file, and in the bodies of place-order, quote-cart and file-link.
 */
export const uploadSecretSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Query of POST /functions/v1/upload-file?name=Bello.jpg. The body is the file itself, sent with a customer's bearer
 * token or with the header `x-upload-secret`.
 * Errors: invalid_request, file_too_large (params: {maxBytes}), unsupported_file, image_too_large, image_broken,
 * image_cmyk, image_profile, upload_timeout (params: {seconds}), pdf_broken, pdf_encrypted, pdf_active, pdf_too_complex (params: {maxPages}),
 * too_many_files (params: {maxFiles}), too_many_requests.
 */
export const uploadFileQuerySchema = z.object({
  name: z.string().check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(200)),
});

/** 200 of upload-file. A file that is in no order is removed after two days. */
export const uploadFileReplySchema = z.object({
  id: z.uuid(),
  /** Images end with `.webp` */
  name: z.string(),
  mediaType: orderFileTypeSchema,
  /** Size of the stored file */
  bytes: z.int(),
});

/**
 * POST /functions/v1/file-link: returns a short-lived link to a file, for its uploader, the owner of an order that
 * contains it (bearer token or access token), and admins. All other requests get `file_not_found`.
 */
export const fileLinkRequestSchema = z.object({
  file: z.uuid(),
  uploadSecret: z.optional(z.nullable(uploadSecretSchema)),
  /** Payment id or order number */
  order: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(64)))),
  accessToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

/** 200 of file-link. The link downloads PDFs and displays images. */
export const fileLinkReplySchema = z.object({
  url: z.string(),
  name: z.string(),
  mediaType: orderFileTypeSchema,
  bytes: z.int(),
  expiresInSeconds: z.int(),
});

export type UploadFileReply = z.infer<typeof uploadFileReplySchema>;
export type FileLinkRequest = z.infer<typeof fileLinkRequestSchema>;
export type FileLinkReply = z.infer<typeof fileLinkReplySchema>;
