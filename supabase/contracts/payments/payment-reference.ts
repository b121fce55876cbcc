/** A payment reference in PayPal's older form: PAYID, PAY or EC, a hyphen, then letters or digits. */
export const paymentReferencePattern = /^(PAYID|PAY|EC)-[A-Za-z0-9]+$/;
