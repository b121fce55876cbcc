import { type FormEvent, useState } from 'react';
import {
  type OrderChange,
  productionStageSchema,
  trackingCarrierSchema,
  visualStatusSchema,
} from 'shop-backend/contracts';
import { failureText, parseDatabaseFailure } from '../../../lib/database-failure.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AdminOrder } from '../admin-order.ts';

/** What the form starts with; the status is 'Offen' where an order has none (ADM-ORD-16). */
export type WorkshopState = Pick<AdminOrder, 'revision' | 'productionStage' | 'trackingNumber' | 'trackingCarrier'> & {
  visualStatus?: AdminOrder['visualStatus'];
};

interface WorkshopFormProps {
  order: WorkshopState;
  /** @throws when the database refuses; see `changeOrder` */
  onChange: (change: OrderChange, revision: number) => Promise<void>;
  /** Loads the order again; afterwards the form starts anew with it. */
  onReload: () => void;
}

const statuses = visualStatusSchema.options.map((value) => ({ value, label: value }));
const stages = [
  { value: '', label: 'Not begun' },
  ...productionStageSchema.options.map((value) => ({ value, label: value })),
];
const carriers = [
  { value: '', label: 'None' },
  ...trackingCarrierSchema.options.map((value) => ({ value, label: value })),
];

/** Status, stage, tracking and a note of an order; saved together. */
export function WorkshopForm({ order, onChange, onReload }: WorkshopFormProps) {
  const [status, setStatus] = useState<string>(order.visualStatus ?? 'Offen');
  const [stage, setStage] = useState<string>(order.productionStage ?? '');
  const [tracking, setTracking] = useState(order.trackingNumber ?? '');
  const [carrier, setCarrier] = useState<string>(order.trackingCarrier ?? '');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const change: OrderChange = {
      visualStatus: visualStatusSchema.parse(status),
      productionStage: status === 'In Bearbeitung' && stage !== '' ? productionStageSchema.parse(stage) : null,
      trackingNumber: tracking.trim() === '' ? null : tracking.trim(),
      trackingCarrier: carrier === '' ? null : trackingCarrierSchema.parse(carrier),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    try {
      await onChange(change, order.revision);
      showToast({ title: 'Order updated' });
      setNote('');
      onReload();
    } catch (error) {
      if (parseDatabaseFailure(error)?.message === 'revision_conflict') setIsOutdated(true);
      showErrorToast({
        title: 'Failed to update order',
        description: isConflict(error) ? 'Somebody else changed it in the meantime.' : failureText(error, 'en'),
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {isOutdated && (
        <Notice tone="error">
          <p>Somebody else changed this order in the meantime. Your entries are still here.</p>
          <div>
            <Button variant="secondary" onClick={onReload}>
              Load the current state
            </Button>
          </div>
        </Notice>
      )}
      <SelectField label="Status" choices={statuses} value={status} onValueChange={setStatus} />
      {status === 'In Bearbeitung' && (
        <SelectField label="Production stage" choices={stages} value={stage} onValueChange={setStage} />
      )}
      <TextField
        label="Tracking number"
        isOptional
        maxLength={200}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      <SelectField label="Carrier" isOptional choices={carriers} value={carrier} onValueChange={setCarrier} />
      <TextAreaField
        label="Add a note"
        isOptional
        description="Internal. The customer never sees it."
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {status === 'Versendet' && order.visualStatus !== 'Versendet' && (
        <p className="text-ink-soft text-sm">The customer gets a mail that the parcel is on its way.</p>
      )}
      {status === 'Storniert' && order.visualStatus !== 'Storniert' && (
        <p className="text-ink-soft text-sm">
          The customer gets a mail about the cancellation. Money is given back by a refund.
        </p>
      )}
      <Button type="submit" isBusy={isBusy}>
        Save changes
      </Button>
    </form>
  );
}

function isConflict(error: unknown): boolean {
  return parseDatabaseFailure(error)?.message === 'revision_conflict';
}
