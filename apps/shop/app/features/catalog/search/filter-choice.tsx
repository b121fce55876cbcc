interface FilterChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  label: string;
  /** Number of articles that match this choice. */
  count: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One choice of a filter. A native control, which requires no script. */
export function FilterChoice({ type, name, label, count, isChosen, onChoose }: FilterChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control py-1 hover:text-forest">
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-5 shrink-0 accent-forest"
      />
      <span className={count === 0 && !isChosen ? 'flex-1 text-ink-soft' : 'flex-1'}>{label}</span>
      <span className="text-ink-soft text-sm tabular-nums">
        <span>{count}</span>
        <span className="sr-only"> Artikel</span>
      </span>
    </label>
  );
}
