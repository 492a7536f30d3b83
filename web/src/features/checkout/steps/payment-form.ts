// The payment step's form by its id, so that a button of anywhere on the page sends it.

/** The id of the form. */
export const PAYMENT_FORM = 'checkout-payment';
