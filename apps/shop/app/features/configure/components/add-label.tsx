import { formatCents, toConfiguratorSettings, type Values } from 'configurator-core';
import { useConfigurator, useValues } from 'configurator-react';
import { useMemo } from 'react';
import { configuratorPageTexts } from '../texts/configurator-page-texts.ts';

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
  const words = configuratorPageTexts(configurator.template.language);
  if (isChangedByNewVersion(values)) return words.takeNewVersion;
  const label = isEditing ? words.applyChange : isInCart(settings) ? words.isInCart : words.addToCart;
  return (
    <>
      {label} · {formatCents(totalCents, words.locale)}
    </>
  );
}
