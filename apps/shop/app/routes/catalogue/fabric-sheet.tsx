import { type ComponentProps, useState } from 'react';
import { SampleRequestForm } from '#app/features/contact/components/sample-request-form.tsx';
import { FabricSheet } from '#app/features/materials/components/fabric-sheet.tsx';
import { useMaterials } from './use-materials.ts';

/** What a page says about a sheet that it opens. */
export type OpenedFabricSheet = Pick<ComponentProps<typeof FabricSheet>, 'fabrics' | 'first' | 'onChoose'>;

/**
 * The sheets of fabrics with their facts and the request for samples. Load it when the first one is opened, and keep it
 * mounted, so that the focus returns to the button. Each new object opens it again.
 */
export function LoadedFabricSheet({ opened }: { opened: OpenedFabricSheet }) {
  const { materials, retry } = useMaterials();
  const [closed, setClosed] = useState<OpenedFabricSheet | null>(null);
  const [shown, setShown] = useState({ opened, run: 0 });
  if (shown.opened !== opened) setShown({ opened, run: shown.run + 1 });
  const { fabrics, first, onChoose } = opened;
  return (
    <FabricSheet
      key={shown.run}
      fabrics={fabrics}
      first={first}
      materials={materials}
      onRetry={retry}
      isOpen={closed !== opened}
      onClose={() => setClosed(opened)}
      onChoose={
        onChoose &&
        ((material) => {
          onChoose(material);
          setClosed(opened);
        })
      }
      renderRequest={(from, onBack) => <SampleRequestForm fabrics={fabrics} first={from} onBack={onBack} />}
    />
  );
}
