import * as z from 'zod/mini';
import {
  captureOrderReplySchema,
  captureOrderRequestSchema,
  confirmPasswordReplySchema,
  confirmPasswordRequestSchema,
  type ErrorCode,
  fileLinkReplySchema,
  fileLinkRequestSchema,
  orderDocumentRequestSchema,
  orderStatusReplySchema,
  orderStatusRequestSchema,
  placeOrderReplySchema,
  placeOrderRequestSchema,
  quoteCartReplySchema,
  quoteCartRequestSchema,
  uploadableImageTypes,
  uploadFileQuerySchema,
  uploadFileReplySchema,
  verifyPaymentReplySchema,
  verifyPaymentRequestSchema,
} from '../contracts/index.ts';
import type { Operation } from './operation.ts';

/** Errors of a settlement, as `replyOf` of the functions throws them. */
const settlementErrors = [
  'order_not_found',
  'instrument_declined',
  'payment_not_approved',
  'order_closed',
  'payment_unavailable',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** Errors of a picture that is decoded and encoded again. */
export const pictureErrors = [
  'image_broken',
  'image_cmyk',
  'image_profile',
  'image_too_large',
] as const satisfies readonly ErrorCode[];

/** Request without properties. */
export const emptyRequestSchema = z.object({});

const statusAccess =
  'For everyone who knows the payment id. With an order number, for the owner of the order and the holder of its link (`accessToken`).';

const post = { tag: 'shop', method: 'post' } as const;

/** The functions that the shop calls for shoppers and customers. */
export const shopOperations = {
  'place-order': {
    ...post,
    caller: 'anyone',
    body: { json: [placeOrderRequestSchema] },
    reply: { json: [placeOrderReplySchema] },
    errors: [
      'account_deactivated',
      'address_required',
      'article_unavailable',
      'configuration_invalid',
      'file_unavailable',
      'idempotency_conflict',
      'material_sold_out',
      'order_already_paid',
      'order_closed',
      'payment_unavailable',
      'price_changed',
      'recipient_changed',
      'template_outdated',
      'too_many_requests',
    ],
  },
  'capture-order': {
    ...post,
    caller: 'public',
    access: 'For everyone who knows the id of the PayPal order, which the buyer has approved at PayPal.',
    body: { json: [captureOrderRequestSchema] },
    reply: { json: [captureOrderReplySchema] },
    errors: settlementErrors,
  },
  'verify-payment': {
    ...post,
    caller: 'anyone',
    access: statusAccess,
    body: { json: [verifyPaymentRequestSchema] },
    reply: { json: [verifyPaymentReplySchema] },
    errors: settlementErrors,
  },
  'confirm-password': {
    ...post,
    caller: 'signed-in',
    body: { json: [confirmPasswordRequestSchema] },
    reply: { json: [confirmPasswordReplySchema] },
    errors: ['reauthentication_failed', 'too_many_requests'],
  },
  'account-export': {
    ...post,
    caller: 'signed-in',
    body: { json: [emptyRequestSchema] },
    reply: 'pdf',
    errors: ['too_many_requests'],
  },
  'order-document': {
    ...post,
    caller: 'anyone',
    access: 'For the owner of the order, the holder of its link (`accessToken`) and admins.',
    body: { json: [orderDocumentRequestSchema] },
    reply: 'pdf',
    errors: ['order_not_found', 'document_not_found', 'too_many_requests'],
  },
  'order-status': {
    ...post,
    caller: 'anyone',
    access: `${statusAccess} With a payment id alone, the reply has status and total only.`,
    body: { json: [orderStatusRequestSchema] },
    reply: { json: [orderStatusReplySchema] },
    errors: ['order_not_found', 'too_many_requests'],
  },
  'quote-cart': {
    ...post,
    caller: 'anyone',
    body: { json: [quoteCartRequestSchema] },
    reply: { json: [quoteCartReplySchema] },
    errors: ['too_many_requests'],
  },
  'upload-file': {
    ...post,
    caller: 'uploader',
    query: uploadFileQuerySchema,
    body: {
      mediaTypes: [...uploadableImageTypes, 'application/pdf'],
      description: 'The file itself. Its type is detected from its bytes; the header `content-type` is ignored.',
    },
    reply: { json: [uploadFileReplySchema] },
    errors: [
      'invalid_request',
      'too_many_requests',
      'too_many_files',
      'upload_timeout',
      'file_too_large',
      'unsupported_file',
      ...pictureErrors,
      'pdf_broken',
      'pdf_encrypted',
      'pdf_active',
      'pdf_too_complex',
    ],
  },
  'file-link': {
    ...post,
    caller: 'anyone',
    access:
      'For the uploader (token or `uploadSecret`), for callers who may read an order with the file (`order`, and token or `accessToken`), and for admins.',
    body: { json: [fileLinkRequestSchema] },
    reply: { json: [fileLinkReplySchema] },
    errors: ['file_not_found', 'too_many_requests'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
