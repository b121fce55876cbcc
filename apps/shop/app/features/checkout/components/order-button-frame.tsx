import { Spinner } from '#app/ui/states/spinner.tsx';

interface OrderButtonFrameProps {
  isBusy?: boolean;
  onClick?: () => void;
}

/**
 * The button that concludes the contract: PayPal's gold, rectangular, full width, with exactly this label (§ 312j BGB).
 * While busy it keeps the label and ignores clicks.
 */
export function OrderButtonFrame({ isBusy = false, onClick }: OrderButtonFrameProps) {
  return (
    <button
      type="button"
      data-primary-action=""
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className="flex min-h-14 w-full items-center justify-center gap-3 rounded-control bg-[#ffc439] px-4 py-3 font-semibold text-[#22302b] text-lg transition-[filter] hover:brightness-95 focus-visible:outline-3 aria-disabled:cursor-progress motion-reduce:transition-none forced-colors:border"
    >
      {isBusy && <Spinner label={null} />}
      <span>Zahlungspflichtig bestellen</span>
    </button>
  );
}
