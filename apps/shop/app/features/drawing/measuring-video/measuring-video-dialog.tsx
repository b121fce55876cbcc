import { X } from 'lucide-react';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import { Modal } from '#app/ui/overlays/modal.tsx';
import type { Measurement } from '../drawing-props.ts';
import { MeasuringVideo } from './measuring-video.tsx';

interface MeasuringVideoDialogProps {
  readonly at?: Measurement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog with the measuring video. */
export function MeasuringVideoDialog({ at, isOpen, onClose }: MeasuringVideoDialogProps) {
  return (
    <Modal
      label="So messen Sie richtig"
      isOpen={isOpen}
      onClose={onClose}
      className="m-auto w-full max-w-[min(36rem,94vw)] rounded-card bg-surface p-0 shadow-float"
    >
      <div className="flex items-center justify-between gap-4 border-line border-b py-1 pr-1 pl-4">
        <h2 className="text-xl">So messen Sie richtig</h2>
        <IconButton label="Schließen" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="p-4">
        <MeasuringVideo at={at} />
      </div>
    </Modal>
  );
}
