import type { TryOutOption } from '../try-out.ts';

interface TryOutChipProps {
  option: TryOutOption;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A radio button that shows its fabric or color, else its label. */
export function TryOutChip({ option, name, isChosen, onChoose }: TryOutChipProps) {
  const { label, value, pictureUrl, color } = option;
  const isRound = pictureUrl !== null || color !== null;
  return (
    <label
      className={`relative grid min-h-11 cursor-pointer place-items-center ${isRound ? 'w-11' : ''}`}
      title={label}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      {isRound ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 36 36"
          className="size-9 rounded-full outline-offset-2 peer-checked:outline-2 peer-checked:outline-forest peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-dashed"
        >
          <rect width="36" height="36" fill={color ?? 'none'} />
          {pictureUrl !== null && (
            <image href={pictureUrl} width="36" height="36" preserveAspectRatio="xMidYMid slice" />
          )}
          <circle cx="18" cy="18" r="17.5" className="fill-none stroke-line-strong" />
        </svg>
      ) : (
        <span
          aria-hidden="true"
          className="rounded-full border border-line-strong px-3 py-1 text-sm peer-checked:border-forest peer-checked:bg-mist peer-checked:font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-dashed"
        >
          {label}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </label>
  );
}
