// #region layout
import { ConfiguratorProvider, FieldView, PriceSummary, useConfigurator, usePrice } from 'configurator-react';
import coat from './coat.json' with { type: 'json' };

function OrderButton() {
  const { submit } = useConfigurator();
  const { totalCents } = usePrice();
  return (
    <button type="button" onClick={submit}>
      Order for {totalCents / 100} €
    </button>
  );
}

export function CompactCoat() {
  return (
    <ConfiguratorProvider template={coat} basePriceCents={12_900}>
      <div className="cfg">
        <FieldView name="chest" />
        <FieldView name="back" />
        <PriceSummary />
        <OrderButton />
      </div>
    </ConfiguratorProvider>
  );
}
// #endregion layout
