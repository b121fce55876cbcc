import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import { corsOptions } from '../functions/_shared/http/cors-options.ts';
import { accountExportHandler } from '../functions/account-export/handler.ts';
import { cancelOrderHandler } from '../functions/cancel-order/handler.ts';
import { captureOrderHandler } from '../functions/capture-order/handler.ts';
import { confirmPasswordHandler } from '../functions/confirm-password/handler.ts';
import { fileLinkHandler } from '../functions/file-link/handler.ts';
import { healthHandler } from '../functions/health/handler.ts';
import { mailEventsHandler } from '../functions/mail-events/handler.ts';
import { orderDocumentHandler } from '../functions/order-document/handler.ts';
import { orderStatusHandler } from '../functions/order-status/handler.ts';
import { paypalWebhookHandler } from '../functions/paypal-webhook/handler.ts';
import { placeOrderHandler } from '../functions/place-order/handler.ts';
import { publishTemplateHandler } from '../functions/publish-template/handler.ts';
import { quoteCartHandler } from '../functions/quote-cart/handler.ts';
import { reconcilePaymentsHandler } from '../functions/reconcile-payments/handler.ts';
import { refundOrderHandler } from '../functions/refund-order/handler.ts';
import { sweepHandler } from '../functions/sweep/handler.ts';
import { uploadFileHandler } from '../functions/upload-file/handler.ts';
import { uploadImageHandler } from '../functions/upload-image/handler.ts';
import { verifyPaymentHandler } from '../functions/verify-payment/handler.ts';

/** The functions by name. */
export const handlers = {
  health: healthHandler,
  'mail-events': mailEventsHandler,
  'place-order': placeOrderHandler,
  'capture-order': captureOrderHandler,
  'confirm-password': confirmPasswordHandler,
  'order-document': orderDocumentHandler,
  'account-export': accountExportHandler,
  'order-status': orderStatusHandler,
  'paypal-webhook': paypalWebhookHandler,
  'publish-template': publishTemplateHandler,
  'quote-cart': quoteCartHandler,
  'reconcile-payments': reconcilePaymentsHandler,
  'refund-order': refundOrderHandler,
  'cancel-order': cancelOrderHandler,
  sweep: sweepHandler,
  'file-link': fileLinkHandler,
  'upload-file': uploadFileHandler,
  'upload-image': uploadImageHandler,
  'verify-payment': verifyPaymentHandler,
};

/** Name of a function of the shop. */
export type FunctionName = keyof typeof handlers;

/** Serves the shop's functions under `/functions/v1`, like a hosted Supabase. */
export function functionsHost(deps: FunctionDeps): Hono {
  const app = new Hono();
  app.use(cors(corsOptions));
  for (const [name, handle] of Object.entries(handlers)) {
    app.all(`/${name}`, (context) => handle(context.req.raw, deps));
  }
  // Not `notFound`, which the host app would ignore.
  app.all('*', (context) => context.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404));
  return app;
}
