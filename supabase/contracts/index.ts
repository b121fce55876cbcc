export {
  type ConfirmPasswordReply,
  confirmPasswordReplySchema,
  confirmPasswordRequestSchema,
} from './confirm-password.ts';
export { deliverableEmail, isEmail, maxEmailLength } from './email.ts';
export { embedHosts } from './embed-hosts.ts';
export { type ErrorCode, type ErrorReply, errorReplySchema, errorStatus, isErrorCode } from './error-codes.ts';
export { functionLimits } from './function-limits.ts';
export { type HealthReply, healthReplySchema } from './health.ts';
export { isMailTemplate, type MailTemplate } from './mail-template.ts';
export {
  type CancellationPreview,
  type CancelOrderReply,
  type CancelOrderRequest,
  type CancelOrdersReply,
  type CancelOrdersRequest,
  type CancelReason,
  cancellationPreviewSchema,
  cancelOrderReplySchema,
  cancelOrderRequestSchema,
  cancelOrdersReplySchema,
  cancelOrdersRequestSchema,
  cancelReasonSchema,
  changedOrdersSchema,
  maxChangedOrders,
} from './orders/cancel-order.ts';
export {
  type DeliveryCountry,
  deliveryCountries,
  findDeliveryCountry,
  isPostalCodeOf,
} from './orders/delivery-countries.ts';
export { type GuestInfo, guestInfoSchema } from './orders/guest-info.ts';
export {
  type IssuedDocument,
  type IssuedDocumentKind,
  issuedDocumentColumns,
  issuedDocumentKindSchema,
  issuedDocumentSchema,
  type OrderDocumentKind,
  type OrderDocumentRequest,
  orderDocumentRequestSchema,
} from './orders/order-document.ts';
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
} from './orders/order-status.ts';
export { taxModeSchema } from './orders/order-terms.ts';
export { customerTimelineEvents, type TimelineEntry, timelineEntrySchema } from './orders/order-timeline.ts';
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
} from './orders/order-workshop.ts';
export { type PaymentWord, paymentWordSchema } from './orders/payment-word.ts';
export {
  type OrderLineRequest,
  orderLineRequestSchema,
  type PlaceOrderReply,
  type PlaceOrderRequest,
  type PriceChangedParams,
  placeOrderReplySchema,
  placeOrderRequestSchema,
  priceChangedParamsSchema,
} from './orders/place-order.ts';
export { type PiecePrice, piecePriceSchema } from './orders/quantity-break.ts';
export {
  type QuoteCartReply,
  type QuoteCartRequest,
  type QuotedLine,
  quoteCartReplySchema,
  quoteCartRequestSchema,
} from './orders/quote-cart.ts';
export {
  fieldOrderOfSettings,
  languageOfSettings,
  settingsTemplateSchema,
  withFieldOrder,
} from './orders/settings-template.ts';
export { type OutgoingMail, outgoingMailSchema } from './outgoing-mail.ts';
export {
  type CaptureOrderReply,
  type CaptureOrderRequest,
  type CaptureStatus,
  captureOrderReplySchema,
  captureOrderRequestSchema,
  captureStatusSchema,
} from './payments/capture-order.ts';
export { paymentReferencePattern } from './payments/payment-reference.ts';
export {
  type ReconcilePaymentsReply,
  type ReconcilePaymentsRequest,
  type ReconciliationRow,
  reconcilePaymentsReplySchema,
  reconcilePaymentsRequestSchema,
  reconciliationRowSchema,
} from './payments/reconcile-payments.ts';
export {
  type Refund,
  type RefundLines,
  type RefundOrderReply,
  type RefundOrderRequest,
  refundLinesSchema,
  refundOrderReplySchema,
  refundOrderRequestSchema,
  refundSchema,
} from './payments/refund-order.ts';
export {
  type VerifyPaymentReply,
  type VerifyPaymentRequest,
  verifyPaymentReplySchema,
  verifyPaymentRequestSchema,
} from './payments/verify-payment.ts';
export {
  type PublishTemplateReply,
  publishTemplateReplySchema,
  publishTemplateRequestSchema,
  type TemplateFault,
  templateFaultsSchema,
} from './publish-template.ts';
export { requestLimits } from './request-limits.ts';
export {
  type ShippingService,
  type ShippingZone,
  shippingCents,
  shippingFees,
  type ZoneFees,
} from './shipping-fees.ts';
export { type ShippingPolicy, shopPolicy, type TaxMode } from './shop-policy.ts';
export { type SweepJob, type SweepReply, sweepJobSchema, sweepReplySchema, sweepRequestSchema } from './sweep.ts';
export {
  isJpegFrame,
  jpegSegments,
  type PictureChunk,
  pictureType,
  webpChunks,
} from './uploads/picture-chunks.ts';
export { type PictureColors, readPictureColors } from './uploads/picture-colors.ts';
export { readAtMost } from './uploads/read-at-most.ts';
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
} from './uploads/upload-file.ts';
export {
  imageUploads,
  maxImagePixels,
  storedImageWidths,
  type UploadImageQuery,
  type UploadImageReply,
  uploadableImageTypes,
  uploadImageQuerySchema,
  uploadImageReplySchema,
} from './uploads/upload-image.ts';
export { visitorAddress } from './visitor-address.ts';
