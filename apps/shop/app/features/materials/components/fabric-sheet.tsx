import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import { Modal } from '#app/ui/overlays/modal.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import type { Material, ShownFabric } from '../material.ts';
import { FabricFacts } from './fabric-facts.tsx';
import { FabricMacro } from './fabric-macro.tsx';
import { FabricTrack, type FabricTrackControl } from './fabric-track.tsx';

interface FabricSheetProps {
  /** At least one, in the order of the options. */
  fabrics: readonly ShownFabric[];
  /** Key of the material shown first. */
  first: string;
  /** The facts; undefined while they load, null if that failed. */
  materials: readonly Material[] | null | undefined;
  onRetry: () => void;
  isOpen: boolean;
  onClose: () => void;
  /** Takes the shown fabric. Omitted where nothing can be chosen. */
  onChoose?: ((material: string) => void) | undefined;
  /** The form that requests samples. */
  renderRequest: (first: string, onBack: () => void) => Elements;
}

/**
 * The sheets of fabrics as a dialog: from the bottom edge on a phone, where a swipe shows the next fabric. It starts
 * with `first` when it is mounted.
 */
export function FabricSheet(props: FabricSheetProps) {
  const { fabrics, first, materials, onRetry, isOpen, onClose, onChoose, renderRequest } = props;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      fabrics.findIndex(({ material }) => material === first),
    ),
  );
  const [isRequesting, setIsRequesting] = useState(false);
  const track = useRef<FabricTrackControl>(null);
  const shown = fabrics[index];
  if (shown === undefined) return null;
  const factsOf = (key: string) => materials?.find((material) => material.key === key);
  const isSoldOut = factsOf(shown.material)?.isSoldOut === true;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={isRequesting ? 'Stoffmuster anfordern' : `Stoff: ${shown.name}`}
      className="fabric-sheet mx-auto mt-auto mb-0 w-full max-w-3xl overflow-hidden rounded-t-card bg-surface p-0 shadow-float sm:my-auto sm:w-[min(48rem,94vw)] sm:rounded-card"
    >
      <div className="flex max-h-[92dvh] flex-col">
        <div className="flex items-center justify-between gap-4 border-line border-b py-1 pr-1 pl-5">
          <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
            {isRequesting ? 'Unverbindlich, keine Bestellung' : `Stoff ${index + 1} von ${fabrics.length}`}
          </p>
          <div className="flex">
            {!isRequesting && fabrics.length > 1 && (
              <>
                <IconButton
                  label="Voriger Stoff"
                  onClick={() => track.current?.goTo((index - 1 + fabrics.length) % fabrics.length)}
                >
                  <ChevronLeft aria-hidden className="size-5" />
                </IconButton>
                <IconButton label="Nächster Stoff" onClick={() => track.current?.goTo((index + 1) % fabrics.length)}>
                  <ChevronRight aria-hidden className="size-5" />
                </IconButton>
              </>
            )}
            <IconButton label="Schließen" onClick={onClose}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        </div>
        {isRequesting ? (
          <div className="overflow-y-auto p-5">
            <h2 className="mb-4 text-2xl">Stoffmuster anfordern</h2>
            {renderRequest(shown.material, () => setIsRequesting(false))}
          </div>
        ) : (
          <>
            <div className="overflow-y-auto">
              <FabricTrack
                ref={track}
                slides={fabrics.map((fabric) => ({
                  id: fabric.material,
                  content: <Slide fabric={fabric} material={factsOf(fabric.material)} />,
                }))}
                index={index}
                onIndexChange={setIndex}
              />
              {materials === null && (
                <p role="alert" className="flex flex-wrap items-center gap-x-3 px-5 pb-4">
                  <span>Die Angaben konnten nicht geladen werden.</span>
                  <Button variant="quiet" onClick={onRetry}>
                    Noch einmal versuchen
                  </Button>
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-3 border-line border-t px-5 py-4">
              {onChoose !== undefined && !isSoldOut && (
                <Button className="max-sm:w-full" onClick={() => onChoose(shown.material)}>
                  Diesen Stoff wählen
                </Button>
              )}
              <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsRequesting(true)}>
                Stoffmuster anfordern
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

function Slide({ fabric, material }: { fabric: ShownFabric; material: Material | undefined }) {
  return (
    <div className="grid sm:grid-cols-2">
      <div className="aspect-4/3 sm:aspect-auto sm:min-h-96">
        <FabricMacro pictureUrl={fabric.pictureUrl} label={`${fabric.name} aus der Nähe`} />
      </div>
      <div className="flex min-h-72 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl">{fabric.name}</h2>
          {material?.isSoldOut === true && <Badge>Ausverkauft</Badge>}
        </div>
        {material !== undefined && <FabricFacts facts={material} />}
      </div>
    </div>
  );
}
