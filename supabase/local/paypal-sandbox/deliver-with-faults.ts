import type { FaultSwitches } from './sandbox-faults.ts';
import type { SignedEvent } from './sandbox-webhook.ts';

/** Delivers webhook events, or drops, duplicates, delays or reorders them according to `faults`. */
export function deliverWithFaults(
  faults: FaultSwitches,
  notify: (event: SignedEvent) => void,
): (event: SignedEvent) => void {
  let held: SignedEvent | null = null;
  return (event) => {
    const fault = faults.take('webhook');
    switch (fault?.fault) {
      case undefined:
        notify(event);
        break;
      case 'duplicate':
        notify(event);
        notify(event);
        break;
      case 'delay':
        setTimeout(() => notify(event), fault.delayMs).unref();
        return;
      case 'reorder':
        held = event;
        return;
      default:
        return;
    }
    if (held !== null) notify(held);
    held = null;
  };
}
