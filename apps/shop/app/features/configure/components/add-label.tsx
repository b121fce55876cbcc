import { toConfiguratorSettings, type Values } from 'configurator-core';
import { useConfigurator, useValues } from 'configurator-react';
import { useMemo } from 'react';
import { formatPrice } from '../../../lib/format-price.ts';

interface AddLabelProps {
  totalCents: number;
  basePriceCents: number;
  isInCart: (settings: Readonly<Record<string, unknown>>) => boolean;
  /** A cart line is reconfigured. */
  isEditing: boolean;
  /** An earlier version of the template is shown, and the one that holds now would change these choices. */
  isChangedByNewVersion: (values: Values) => boolean;
}

/** The words on the last step's button: whether this very configuration is in the cart already, and the total. */
export function AddLabel({ totalCents, basePriceCents, isInCart, isEditing, isChangedByNewVersion }: AddLabelProps) {
  const { configurator } = useConfigurator();
  const values = useValues();
  const settings = useMemo(
    () => toConfiguratorSettings(configurator, values, { basePriceCents }),
    [configurator, values, basePriceCents],
  );
  if (isChangedByNewVersion(values)) return 'In die neue Fassung übernehmen';
  const words = isEditing ? 'Änderung übernehmen' : isInCart(settings) ? 'Im Warenkorb' : 'In den Warenkorb';
  return (
    <>
      {words} · {formatPrice(totalCents)}
    </>
  );
}
