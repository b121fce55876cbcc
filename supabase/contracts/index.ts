export {
  type CaptureOrderReply,
  type CaptureOrderRequest,
  type CaptureStatus,
  captureOrderReplySchema,
  captureOrderRequestSchema,
  captureStatusSchema,
} from './capture-order.ts';
export { type DeliveryCountry, deliveryCountries, findDeliveryCountry, isPostalCodeOf } from './delivery-countries.ts';
export { type ErrorCode, type ErrorReply, errorReplySchema, errorStatus, isErrorCode } from './error-codes.ts';
export { type GuestInfo, guestInfoSchema } from './guest-info.ts';
export {
  type OrderedLine,
  type OrderStatus,
  type OrderStatusReply,
  type OrderStatusRequest,
  orderedLineSchema,
  orderStatusReplySchema,
  orderStatusRequestSchema,
  orderStatusSchema,
} from './order-status.ts';
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
