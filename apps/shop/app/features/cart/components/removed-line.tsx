import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';

interface RemovedLineProps {
  title: string;
  onUndo: () => void;
}

/**
 * Placeholder of a removed line with an undo button, which gets the focus. Shown until the page is left. The title is
 * only in the name of the button: text would look as if the article were still in the cart.
 */
export function RemovedLine({ title, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLDivElement>(null);
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  return (
    <li className="py-3">
      <div
        ref={undo}
        className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-mist py-1 pr-1 pl-4"
      >
        <p className="min-w-0 py-2 text-sm">Aus dem Warenkorb genommen.</p>
        <Button
          variant="quiet"
          aria-label={`Rückgängig ${title} wieder in den Warenkorb legen`}
          className="max-sm:-ml-4"
          onClick={onUndo}
        >
          <Undo2 aria-hidden className="size-4" />
          Rückgängig
        </Button>
      </div>
    </li>
  );
}
