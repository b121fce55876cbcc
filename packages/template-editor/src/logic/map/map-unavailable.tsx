import { useEffect } from 'react';
import { useTexts } from '../../store/editor-context.ts';

/** Shown instead of the map if it could not be loaded. */
export function MapUnavailable({ onDrawn }: { readonly onDrawn: () => void }) {
  const { map: texts } = useTexts().logic;
  useEffect(onDrawn, [onDrawn]);
  return (
    <p className="te-note" data-tone="bad" role="alert">
      {texts.unavailable}
    </p>
  );
}
