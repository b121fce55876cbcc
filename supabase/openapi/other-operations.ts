import {
  cancelOrderReplySchema,
  cancelOrderRequestSchema,
  cancelOrdersReplySchema,
  cancelOrdersRequestSchema,
  healthReplySchema,
  publishTemplateReplySchema,
  publishTemplateRequestSchema,
  reconcilePaymentsReplySchema,
  reconcilePaymentsRequestSchema,
  refundOrderReplySchema,
  refundOrderRequestSchema,
  sweepReplySchema,
  sweepRequestSchema,
  uploadableImageTypes,
  uploadImageQuerySchema,
  uploadImageReplySchema,
} from '../contracts/index.ts';
import { paypalEventSchema } from '../functions/_shared/paypal/paypal.schema.ts';
import { mailEventSchema } from '../functions/mail-events/mail-event.schema.ts';
import type { Operation } from './operation.ts';
import { pictureErrors } from './shop-operations.ts';

const admin = { tag: 'administration', method: 'post', caller: 'admin' } as const;

/** The functions that the administration calls. */
export const adminOperations = {
  'refund-order': {
    ...admin,
    body: { json: [refundOrderRequestSchema] },
    reply: { json: [refundOrderReplySchema] },
    errors: [
      'order_not_found',
      'reauthentication_failed',
      'account_recently_changed',
      'amount_not_refundable',
      'refund_outdated',
      'idempotency_conflict',
      'payment_refused',
      'payment_unavailable',
      'too_many_requests',
    ],
  },
  'cancel-order': {
    ...admin,
    body: { json: [cancelOrderRequestSchema, cancelOrdersRequestSchema] },
    reply: { json: [cancelOrderReplySchema, cancelOrdersReplySchema] },
    errors: [
      'order_not_found',
      'already_cancelled',
      'revision_conflict',
      'order_shipped',
      'cancel_needs_decision',
      'refund_outdated',
      'idempotency_conflict',
      'reauthentication_failed',
      'account_recently_changed',
      'too_many_requests',
    ],
  },
  'publish-template': {
    ...admin,
    body: { json: [publishTemplateRequestSchema] },
    reply: { json: [publishTemplateReplySchema] },
    errors: ['template_not_found', 'revision_conflict', 'template_broken', 'too_many_requests'],
  },
  'reconcile-payments': {
    ...admin,
    body: { json: [reconcilePaymentsRequestSchema] },
    reply: { json: [reconcilePaymentsReplySchema] },
    errors: ['payment_unavailable'],
  },
  'upload-image': {
    ...admin,
    query: uploadImageQuerySchema,
    body: {
      mediaTypes: uploadableImageTypes,
      description: 'The picture itself. Its type is detected from its bytes; the header `content-type` is ignored.',
    },
    reply: { json: [uploadImageReplySchema] },
    errors: ['invalid_request', 'too_many_requests', 'file_too_large', 'unsupported_image', ...pictureErrors],
  },
} as const satisfies Readonly<Record<string, Operation>>;

const service = { tag: 'services', method: 'post' } as const;

/** The functions that other services call. */
export const serviceOperations = {
  'paypal-webhook': {
    ...service,
    caller: 'paypal',
    body: { json: [paypalEventSchema] },
    reply: 'empty',
    errors: ['try_again_later'],
  },
  'mail-events': {
    ...service,
    caller: 'mail-provider',
    body: { json: [mailEventSchema] },
    reply: 'empty',
    errors: [],
  },
  sweep: {
    ...service,
    caller: 'scheduler',
    body: { json: [sweepRequestSchema] },
    reply: { json: [sweepReplySchema] },
    errors: [],
  },
  health: {
    ...service,
    method: 'get',
    caller: 'public',
    reply: { json: [healthReplySchema] },
    errors: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;
