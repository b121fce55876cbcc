import type { Evaluation, SettingsSection } from 'configurator-core';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { useTexts } from '../store/editor-context.ts';
import { PriceLines } from './price-lines.tsx';
import type { TestOrder } from './test-order.ts';

interface TestOrderDialogProps {
  readonly order: TestOrder;
  readonly onClose: () => void;
}

/** Shows a test order of the draft: the workshop sheet and the price, or why it would be refused. */
export function TestOrderDialog({ order, onClose }: TestOrderDialogProps) {
  const { preview: texts } = useTexts();
  return (
    <Modal
      title={texts.testOrder}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.backToPreview}
        </Button>
      }
    >
      {order.kind === 'broken' && <p className="te-error">{texts.orderBroken}</p>}
      {order.kind === 'missing' && (
        <>
          <p className="te-error">{texts.orderRefused}</p>
          <ul className="te-plain-list">
            {order.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {order.kind === 'ordered' && (
        <>
          <p className="te-hint">{texts.orderHint}</p>
          <OrderSheet sections={order.sections} />
          <OrderPrice evaluation={order.evaluation} />
        </>
      )}
    </Modal>
  );
}

function OrderSheet({ sections }: { readonly sections: readonly SettingsSection[] }) {
  const { preview: texts } = useTexts();
  const answered = sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ displayValue }) => displayValue !== '') }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <section className="te-panel" aria-label={texts.workshopSheet}>
      <h3>{texts.workshopSheet}</h3>
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

function OrderPrice({ evaluation }: { readonly evaluation: Evaluation }) {
  const { preview: texts } = useTexts();
  return (
    <section className="te-panel" aria-label={texts.orderPrice}>
      <h3>{texts.price}</h3>
      <PriceLines evaluation={evaluation} />
    </section>
  );
}
