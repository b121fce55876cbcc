import type { GuestInfo } from 'shop-backend/contracts';

/** Who orders: a guest, who is asked for an address, or a signed-in user with the complete one of their profile. */
export type Buyer = { readonly kind: 'guest' } | { readonly kind: 'account'; readonly address: GuestInfo };

/** What is known of who orders. */
export type KnownBuyer =
  | Buyer
  /** The session or the profile is being read. */
  | { readonly kind: 'checking' }
  /** Signed in, and the profile holds no complete address. */
  | { readonly kind: 'addressMissing' }
  /** The profile could not be read. */
  | { readonly kind: 'failed' };

/** The buyer, once it is known who may order. */
export function readyBuyer(known: KnownBuyer): Buyer | null {
  return known.kind === 'guest' || known.kind === 'account' ? known : null;
}
