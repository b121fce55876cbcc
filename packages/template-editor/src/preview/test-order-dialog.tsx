import { formatCents, type PriceBreakdown, type SettingsSection } from 'configurator-core';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import type { TestOrder } from './test-order.ts';

interface TestOrderDialogProps {
  readonly order: TestOrder;
  readonly onClose: () => void;
}

/** Shows what an order of the draft would be: the sheet of the workshop and the price, or why it would be refused. */
export function TestOrderDialog({ order, onClose }: TestOrderDialogProps) {
  return (
    <Modal
      title="Test order"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          Back to the preview
        </Button>
      }
    >
      {order.kind === 'broken' && <p className="te-error">The template cannot run yet. The findings say why.</p>}
      {order.kind === 'missing' && (
        <>
          <p className="te-error">The shop would refuse this order:</p>
          <ul className="te-plain-list">
            {order.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {order.kind === 'ordered' && (
        <>
          <p className="te-hint">
            What would be stored, made and charged, calculated by the code that prices real orders. No order was placed.
          </p>
          <OrderSheet sections={order.sections} />
          <OrderPrice price={order.price} />
        </>
      )}
    </Modal>
  );
}

function OrderSheet({ sections }: { readonly sections: readonly SettingsSection[] }) {
  const answered = sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ displayValue }) => displayValue !== '') }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <section className="te-panel" aria-label="Sheet for the workshop">
      <h3>Sheet for the workshop</h3>
      {answered.map(({ id, title, fields }) => (
        <div key={id} className="te-sheet">
          <h4>{title}</h4>
          <dl>
            {fields.map(({ name, label, displayValue }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{displayValue}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function OrderPrice({ price }: { readonly price: PriceBreakdown }) {
  return (
    <section className="te-panel" aria-label="Price of the test order">
      <h3>Price</h3>
      <dl className="te-sheet">
        <div>
          <dt>Base price</dt>
          <dd>{formatCents(price.baseCents)}</dd>
        </div>
        {price.lines.map(({ label, reason, amountCents, ruleIndex, fieldName }) => (
          <div key={`${fieldName} ${ruleIndex}`}>
            <dt>{fieldName === null ? label : `${label}: ${reason}`}</dt>
            <dd>{formatCents(amountCents)}</dd>
          </div>
        ))}
        <div className="te-sheet-total">
          <dt>Total</dt>
          <dd>{formatCents(price.totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
