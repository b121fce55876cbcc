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
import { SaveFailure } from '../../../ui/save-failure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AdminOrder } from '../admin-order.ts';
import { carrierWord, stageWords } from '../workshop-words.ts';

/** What the form starts with; the status is 'Offen' where an order has none (ADM-ORD-16). */
export type WorkshopState = Pick<AdminOrder, 'revision' | 'productionStage' | 'trackingNumber' | 'trackingCarrier'> & {
  visualStatus?: AdminOrder['visualStatus'];
};

interface WorkshopFormProps {
  order: WorkshopState;
  /** @throws when the database refuses; see `changeOrder` */
  onChange: (change: OrderChange, revision: number) => Promise<void>;
  /** Loads the order again. */
  onReload: () => void;
}

interface WorkshopFieldsProps extends WorkshopFormProps {
  note: string;
  onNoteChange: (note: string) => void;
}

const statuses = visualStatusSchema.options.map((value) => ({ value, label: value }));
const stages = [
  { value: '', label: 'Not begun' },
  ...productionStageSchema.options.map((value) => ({ value, label: stageWords[value] })),
];
const carriers = [
  { value: '', label: 'None' },
  ...trackingCarrierSchema.options.map((value) => ({ value, label: carrierWord(value) })),
];

/**
 * Status, stage, tracking and a note of an order; saved together. Reloading an order resets the fields only if their
 * stored values have changed; a typed note stays in any case.
 */
export function WorkshopForm(props: WorkshopFormProps) {
  const { visualStatus, productionStage, trackingNumber, trackingCarrier } = props.order;
  const [note, setNote] = useState('');
  return (
    <WorkshopFields
      key={JSON.stringify([visualStatus, productionStage, trackingNumber, trackingCarrier])}
      note={note}
      onNoteChange={setNote}
      {...props}
    />
  );
}

function WorkshopFields({ order, note, onNoteChange, onChange, onReload }: WorkshopFieldsProps) {
  const [status, setStatus] = useState<string>(order.visualStatus ?? 'Offen');
  const [stage, setStage] = useState<string>(order.productionStage ?? '');
  const [tracking, setTracking] = useState(order.trackingNumber ?? '');
  const [carrier, setCarrier] = useState<string>(order.trackingCarrier ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [outdatedRevision, setOutdatedRevision] = useState<number | null>(null);
  const isOutdated = outdatedRevision === order.revision;

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
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
      onNoteChange('');
      onReload();
    } catch (error) {
      const isConflict = parseDatabaseFailure(error)?.message === 'revision_conflict';
      const description = isConflict ? 'Another admin changed it in the meantime.' : failureText(error, 'en');
      if (isConflict) setOutdatedRevision(order.revision);
      else setProblem(description);
      showErrorToast({ id: 'order', title: 'Failed to update order', description });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {isOutdated && (
        <Notice tone="error">
          <p>Another admin changed this order in the meantime. Your entries are still here.</p>
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
        onChange={({ target }) => onNoteChange(target.value)}
      />
      {status === 'Versendet' && order.visualStatus !== 'Versendet' && (
        <p className="text-ink-soft text-sm">The customer gets a mail that the parcel is on its way.</p>
      )}
      {status === 'Storniert' && order.visualStatus !== 'Storniert' && (
        <p className="text-ink-soft text-sm">
          The customer gets a mail about the cancellation. Money is given back by a refund.
        </p>
      )}
      {problem !== null && <SaveFailure title="Failed to update order" text={problem} />}
      <Button type="submit" isBusy={isBusy}>
        Save changes
      </Button>
    </form>
  );
}
