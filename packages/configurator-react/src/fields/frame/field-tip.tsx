import { useState } from 'react';
import { hasTip } from '../../format/field-presentation.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldControl } from '../../session/field-control.ts';
import { Icon } from './icon.tsx';

/** The tooltip of a field, opened by click, tap or key, and always part of the control's description. */
export function FieldTip({ control: { field, ids } }: { readonly control: FieldControl }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!hasTip(field)) return null;
  return (
    <>
      <button
        type="button"
        className="cfg-tip-button"
        aria-expanded={isOpen}
        aria-controls={ids.tooltip}
        aria-label={texts.tooltipOf(field.label)}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        <Icon name="tip" />
      </button>
      <p id={ids.tooltip} className="cfg-tip" hidden={!isOpen}>
        {field.tooltip}
      </p>
    </>
  );
}
