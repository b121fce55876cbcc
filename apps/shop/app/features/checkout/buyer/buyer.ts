import type { GuestInfo } from 'shop-backend/contracts';

/** The buyer: a guest, who enters an address, or a signed-in user with a complete address in the profile. */
export type Buyer = { readonly kind: 'guest' } | { readonly kind: 'account'; readonly address: GuestInfo };

/** The buyer, or why there is none yet. */
export type KnownBuyer =
  | Buyer
  /** The session or the profile is loading. */
  | { readonly kind: 'checking' }
  /** Signed in, but the profile has no complete address. `missing` has the labels of the empty fields. */
  | { readonly kind: 'addressMissing'; readonly missing: readonly string[] }
  /** The profile could not be loaded. */
  | { readonly kind: 'failed' };

/** Returns the buyer; null unless ready to order. */
export function readyBuyer(known: KnownBuyer): Buyer | null {
  return known.kind === 'guest' || known.kind === 'account' ? known : null;
}
