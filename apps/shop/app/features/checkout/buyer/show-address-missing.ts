import { showErrorToast } from '#app/lib/toasts.ts';

/** Instruction for a signed-in user without a complete address. */
export const missingAddressText = 'Bitte fügen Sie Ihre Adresse in Ihrem Profil hinzu, bevor Sie bestellen.';

/** Shows a toast to a signed-in user whose profile has no complete address. */
export function showAddressMissing(): void {
  showErrorToast({ title: 'Adresse erforderlich', description: missingAddressText, id: 'checkout' });
}
