/**
 * The one record that cart, info pages and e-mails follow (OP-04).
 * `free`: shipping costs nothing at present. `by-zone`: the fee table applies and express is offered.
 */
export interface ShippingPolicy {
  mode: 'free' | 'by-zone';
}
