import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from 'shop-backend/contracts';
import { expect, it } from 'vitest';

const checkout = 'features/checkout/texts/checkout-texts.ts';
const orderFiles = 'lib/order-files/upload-failure-text.ts';
const pictures = 'lib/files/picture-failure-texts.ts';
const uploads = 'lib/files/upload-image.ts';
const cancelling = 'features/admin-orders/texts/german-cancel-texts.ts';
const refunds = 'features/admin-orders/texts/german-order-texts.ts';
const publishing = 'features/admin-templates/api/unpublished-reason.ts';
const checkoutSteps = 'features/checkout/machine/checkout-failure.ts';
const database = 'lib/failures/failure-texts.ts';
const signIn = 'features/account/texts/german-sign-in-texts.ts';

/**
 * A file that handles each code of the functions, or null if the general message is enough.
 * A new code needs a row here, and a text in each feature whose function replies with it.
 */
const handledIn: Readonly<Record<ErrorCode, string | null>> = {
  invalid_request: database,
  event_refused: null,
  not_signed_in: checkout,
  account_deactivated: checkout,
  not_allowed: uploads,
  reauthentication_failed: signIn,
  account_recently_changed: refunds,
  file_not_found: orderFiles,
  order_not_found: cancelling,
  document_not_found: null,
  template_not_found: publishing,
  method_not_allowed: null,
  upload_timeout: orderFiles,
  article_unavailable: checkout,
  price_changed: checkout,
  recipient_changed: checkout,
  template_outdated: checkout,
  material_sold_out: checkout,
  too_many_files: orderFiles,
  file_unavailable: checkout,
  idempotency_conflict: cancelling,
  order_already_paid: checkoutSteps,
  order_closed: checkoutSteps,
  already_cancelled: cancelling,
  cancel_needs_decision: cancelling,
  order_shipped: cancelling,
  revision_conflict: cancelling,
  file_too_large: orderFiles,
  request_too_large: orderFiles,
  unsupported_image: uploads,
  unsupported_file: orderFiles,
  pdf_broken: orderFiles,
  pdf_encrypted: orderFiles,
  pdf_active: orderFiles,
  pdf_too_complex: orderFiles,
  image_broken: pictures,
  image_cmyk: pictures,
  image_profile: pictures,
  image_too_large: pictures,
  refund_outdated: cancelling,
  amount_not_refundable: refunds,
  payment_refused: refunds,
  configuration_invalid: checkout,
  address_required: checkout,
  template_broken: publishing,
  payment_not_approved: checkout,
  instrument_declined: checkout,
  too_many_requests: checkout,
  internal_error: null,
  try_again_later: null,
  payment_unavailable: checkout,
};

it.each(Object.entries(handledIn))('The code %s of the functions is handled in %s', (code, file) => {
  if (file !== null)
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toMatch(new RegExp(`\\b${code}\\b`));
});
