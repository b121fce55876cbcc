import * as z from 'zod/mini';

const megabyte = 1024 * 1024;

/** What files of an order may be. Images are stored re-encoded, PDFs as they are. */
export const orderFileLimits = {
  bucket: 'order-files',
  maxBytes: { image: 10 * megabyte, pdf: 20 * megabyte },
  /** Widest stored image, pixels */
  imageWidth: 2560,
  pdfPages: 100,
  /** All streams of a PDF unpacked, bytes */
  pdfUnpackedBytes: 128 * megabyte,
  /** Uploaded by one person and in no order yet */
  maxUnbound: 30,
  /** Longest time for a file to arrive, over a slow connection too */
  uploadSeconds: 120,
  /** How long an address of a file can be opened */
  linkSeconds: 300,
} as const;

/** Media types of stored files. */
export const orderFileTypeSchema = z.enum(['image/webp', 'application/pdf']);

/**
 * A random secret in a guest's browser, which proves that files are theirs; 64 hexadecimal digits. Sent as the header
 * `x-upload-secret` of upload-file, and in the bodies of place-order and file-link.
 */
export const uploadSecretSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Query of POST /functions/v1/upload-file?name=Bello.jpg. The body is the file itself, sent with a customer's bearer
 * token or with the header `x-upload-secret`.
 * Errors: invalid_request, file_too_large (params: {maxBytes}), unsupported_file, image_too_large, image_broken,
 * upload_timeout (params: {seconds}),
 * pdf_broken, pdf_encrypted, pdf_active, pdf_too_complex (params: {maxPages}), too_many_files (params: {maxFiles}),
 * too_many_requests.
 */
export const uploadFileQuerySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

/** 200 of upload-file. A file that no order names is removed after two days. */
export const uploadFileReplySchema = z.object({
  id: z.uuid(),
  /** Images end with `.webp` */
  name: z.string(),
  mediaType: orderFileTypeSchema,
  /** As it is stored */
  bytes: z.int(),
});

/**
 * POST /functions/v1/file-link: a short-lived address of a file, for its uploader, the owner of an order that names it
 * (bearer token or access token), and admins. Everything else is answered with `file_not_found`.
 */
export const fileLinkRequestSchema = z.object({
  file: z.uuid(),
  uploadSecret: z.optional(z.nullable(uploadSecretSchema)),
  /** Payment id or order number */
  order: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(64)))),
  accessToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

/** 200 of file-link. PDFs are downloaded, images can be shown. */
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
