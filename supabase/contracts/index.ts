export {
  type CaptureOrderReply,
  type CaptureOrderRequest,
  type CaptureStatus,
  captureOrderReplySchema,
  captureOrderRequestSchema,
  captureStatusSchema,
} from './capture-order.ts';
export {
  type ConfirmPasswordReply,
  confirmPasswordReplySchema,
  confirmPasswordRequestSchema,
} from './confirm-password.ts';
export { type DeliveryCountry, deliveryCountries, findDeliveryCountry, isPostalCodeOf } from './delivery-countries.ts';
export { embedHosts } from './embed-hosts.ts';
export { type ErrorCode, type ErrorReply, errorReplySchema, errorStatus, isErrorCode } from './error-codes.ts';
export { type GuestInfo, guestInfoSchema } from './guest-info.ts';
export { isMailTemplate, type MailTemplate } from './mail-template.ts';
export { type OrderDocumentKind, orderDocumentRequestSchema } from './order-document.ts';
export {
  type OrderedLine,
  type OrderProgress,
  type OrderStatus,
  type OrderStatusReply,
  type OrderStatusRequest,
  orderedLineSchema,
  orderProgressSchema,
  orderStatusReplySchema,
  orderStatusRequestSchema,
  orderStatusSchema,
} from './order-status.ts';
export { customerTimelineEvents, type TimelineEntry, timelineEntrySchema } from './order-timeline.ts';
export {
  type ChangedOrder,
  type ChangeOrderArguments,
  changedOrderSchema,
  changeOrderArgumentsSchema,
  type OrderChange,
  type OrderNote,
  orderChangeSchema,
  orderNoteSchema,
  type ProductionStage,
  productionStageSchema,
  type TrackingCarrier,
  trackingCarrierSchema,
  trackingUrl,
  type VisualStatus,
  visualStatusSchema,
} from './order-workshop.ts';
export { type OutgoingMail, outgoingMailSchema } from './outgoing-mail.ts';
export { paymentReferencePattern } from './payment-reference.ts';
export {
  maxOrderLines,
  type OrderLineRequest,
  orderLineRequestSchema,
  type PlaceOrderReply,
  type PlaceOrderRequest,
  type PriceChangedParams,
  placeOrderReplySchema,
  placeOrderRequestSchema,
  priceChangedParamsSchema,
} from './place-order.ts';
export { type PiecePrice, piecePriceSchema } from './quantity-break.ts';
export {
  type QuoteCartReply,
  type QuoteCartRequest,
  type QuotedLine,
  quoteCartReplySchema,
  quoteCartRequestSchema,
} from './quote-cart.ts';
export { readAtMost } from './read-at-most.ts';
export {
  type ReconcilePaymentsReply,
  type ReconcilePaymentsRequest,
  type ReconciliationRow,
  reconcilePaymentsReplySchema,
  reconcilePaymentsRequestSchema,
  reconciliationRowSchema,
} from './reconcile-payments.ts';
export {
  type Refund,
  type RefundOrderReply,
  type RefundOrderRequest,
  refundOrderReplySchema,
  refundOrderRequestSchema,
  refundSchema,
} from './refund-order.ts';
export { requestLimits } from './request-limits.ts';
export {
  fieldOrderOfSettings,
  languageOfSettings,
  settingsTemplateSchema,
  withFieldOrder,
} from './settings-template.ts';
export {
  type ShippingPolicy,
  type ShippingService,
  type ShippingZone,
  shippingCents,
  shippingFees,
  shopPolicy,
  type TaxMode,
  type ZoneFees,
} from './shop-policy.ts';
export {
  type FileLinkReply,
  type FileLinkRequest,
  fileLinkReplySchema,
  fileLinkRequestSchema,
  orderFileLimits,
  orderFileTypeSchema,
  type UploadFileReply,
  uploadFileQuerySchema,
  uploadFileReplySchema,
  uploadSecretSchema,
} from './upload-file.ts';
export {
  imageUploads,
  maxImagePixels,
  storedImageWidths,
  type UploadImageQuery,
  type UploadImageReply,
  uploadableImageTypes,
  uploadImageQuerySchema,
  uploadImageReplySchema,
} from './upload-image.ts';
export {
  type VerifyPaymentReply,
  type VerifyPaymentRequest,
  verifyPaymentReplySchema,
  verifyPaymentRequestSchema,
} from './verify-payment.ts';
