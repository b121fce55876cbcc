import { Info } from 'lucide-react';
import { Button } from '#app/ui/buttons/button.tsx';
import type { TriedValues, TryOutField } from '../try-out.ts';
import { TryOutChip } from './try-out-chip.tsx';

interface TryOutChipsProps {
  fields: readonly TryOutField[];
  tried: TriedValues;
  onTry: (fieldName: string, value: string) => void;
  /** Opens the sheets of the fabrics. */
  onShowFabrics: () => void;
}

/** Chips that recolor the picture above them, one row per field. */
export function TryOutChips({ fields, tried, onTry, onShowFabrics }: TryOutChipsProps) {
  return (
    <div className="flex flex-col gap-3">
      {fields.map(({ name, label, options }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="flex flex-wrap gap-x-2 text-sm">
            <span className="font-semibold">{label}</span>
            <span className="text-ink-soft">{options.find(({ value }) => value === tried[name])?.label ?? ''}</span>
          </legend>
          <div className="-mx-1 flex flex-wrap gap-1 pt-1">
            {options.map((option) => (
              <TryOutChip
                key={option.value}
                option={option}
                name={`try-${name}`}
                isChosen={tried[name] === option.value}
                onChoose={() => onTry(name, option.value)}
              />
            ))}
            {options.some(({ material }) => material !== null) && (
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                className="text-sm max-sm:w-11 max-sm:px-0"
                onClick={onShowFabrics}
              >
                <Info aria-hidden className="size-5 shrink-0" />
                <span className="max-sm:sr-only">Über die Stoffe</span>
              </Button>
            )}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
