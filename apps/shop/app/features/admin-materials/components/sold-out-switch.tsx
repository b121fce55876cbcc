import { useMaterialTexts } from '../texts/material-texts.ts';

interface SoldOutSwitchProps {
  name: string;
  isSoldOut: boolean;
  onChange: (isSoldOut: boolean) => void;
}

/** The switch of one material, with its state as text beside it. */
export function SoldOutSwitch({ name, isSoldOut, onChange }: SoldOutSwitchProps) {
  const { soldOutOf, states } = useMaterialTexts();
  return (
    <span className="flex items-center gap-2.5">
      <button
        type="button"
        role="switch"
        aria-checked={isSoldOut}
        aria-label={soldOutOf(name)}
        onClick={() => onChange(!isSoldOut)}
        className={`relative h-7 w-12 shrink-0 rounded-full border-2 transition-colors ${isSoldOut ? 'border-clay bg-clay' : 'border-line-strong bg-surface'}`}
      >
        <span
          aria-hidden
          className={`absolute top-0.5 size-5 rounded-full transition-[inset-inline-start] ${isSoldOut ? 'start-[1.375rem] bg-surface' : 'start-0.5 bg-ink-soft'}`}
        />
      </button>
      <span aria-hidden className={isSoldOut ? 'font-medium text-clay' : 'text-ink-soft'}>
        {isSoldOut ? states.soldOut : states.inStock}
      </span>
    </span>
  );
}
