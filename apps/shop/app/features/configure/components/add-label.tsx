import { formatCents, toConfiguratorSettings, type Values } from 'configurator-core';
import { useConfigurator, useValues } from 'configurator-react';
import { useMemo } from 'react';
import { configuratorPageTexts } from '../texts/configurator-page-texts.ts';

interface AddLabelProps {
  totalCents: number;
  basePriceCents: number;
  isInCart: (settings: Readonly<Record<string, unknown>>) => boolean;
  /** Whether a cart line is being reconfigured. */
  isEditing: boolean;
  /** Whether an earlier template version is shown and the current one would change these values. */
  isChangedByNewVersion: (values: Values) => boolean;
}

/** Label of the last step's button: the total, and whether the same configuration is already in the cart. */
export function AddLabel({ totalCents, basePriceCents, isInCart, isEditing, isChangedByNewVersion }: AddLabelProps) {
  const { configurator } = useConfigurator();
  const values = useValues();
  const settings = useMemo(
    () => toConfiguratorSettings(configurator, values, { basePriceCents }),
    [configurator, values, basePriceCents],
  );
  const words = configuratorPageTexts(configurator.template.language);
  if (isChangedByNewVersion(values)) return <span>{words.takeNewVersion}</span>;
  const label = isEditing ? words.applyChange : isInCart(settings) ? words.isInCart : words.addToCart;
  return <span>{`${label} · ${formatCents(totalCents, words.locale)}`}</span>;
}
