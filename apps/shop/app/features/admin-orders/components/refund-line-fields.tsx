import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminOrder } from '../admin-order.ts';
import { type LineChoice, returnable } from '../refund-lines.ts';
import { useOrderTexts } from '../texts/order-texts.ts';

interface RefundLineFieldsProps {
  order: AdminOrder;
  choice: LineChoice;
  onChange: (choice: LineChoice) => void;
}

/** Chooses the pieces and the shipping that a refund returns. */
export function RefundLineFields({ order, choice, onChange }: RefundLineFieldsProps) {
  const texts = useOrderTexts();
  const { price } = usePageFormats();
  const { items, shippingCents } = returnable(order, choice);
  if (items.length === 0 && shippingCents === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold text-sm">{texts.returnedLines}</legend>
      {items.map(({ position, title, left, unitPriceCents }) => (
        <SelectField
          key={position}
          label={title}
          labelLang="de"
          value={String(choice.quantities[position] ?? 0)}
          choices={Array.from({ length: left + 1 }, (_, quantity) => ({
            value: String(quantity),
            label: quantity === 0 ? texts.noPiece : `${quantity} × ${price(unitPriceCents)}`,
          }))}
          onValueChange={(value) =>
            onChange({ ...choice, quantities: { ...choice.quantities, [position]: Number(value) } })
          }
        />
      ))}
      {shippingCents > 0 && (
        <CheckboxField
          label={<span>{texts.returnedShipping(price(shippingCents))}</span>}
          isChecked={choice.isShipping}
          onCheckedChange={(isShipping) => onChange({ ...choice, isShipping })}
        />
      )}
    </fieldset>
  );
}
