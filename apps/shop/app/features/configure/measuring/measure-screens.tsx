import './measuring.css';
import { useConfigurator, useStep } from 'configurator-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { loadWithRetry } from '#app/lib/page/lazy-part.ts';
import { type Measuring, MeasuringContext } from './measuring-context.ts';
import { useIsPhone } from './use-is-phone.ts';

const loadNavigation = () => import('./measure-navigation.ts');

/**
 * Shows one measurement per screen on phones. All fields stay in the page: the others are hidden from view, but a
 * screen reader, the keyboard and the links of the error summary reach them, and the focused one becomes the screen.
 * So nothing is lost if the phone is turned. 'Weiter' and 'Zurück' go through the screens before they leave the step.
 */
export function MeasureScreens({ children }: { children: ReactNode }) {
  const control = useConfigurator();
  const { index } = useStep();
  const isPhone = useIsPhone();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadNavigation>> | null>(null);
  useEffect(() => {
    if (isPhone) void loadWithRetry(loadNavigation).then(setLoaded);
  }, [isPhone]);
  const screens = useMemo(() => loaded?.measureNavigation(control, index), [loaded, control, index]);
  const takesFocus = useRef(false);
  const [place, setPlace] = useState<{ readonly index: number; readonly name: Measuring['current'] } | null>(null);
  // Typing does not change the screen.
  if (screens !== undefined && place?.index !== index) setPlace({ index, name: screens.first() });
  const names = screens?.names ?? noNames;
  const current = isPhone && names.length > 0 && place?.index === index ? place.name : null;
  const measuring = useMemo(() => ({ names, current, takesFocus }), [names, current]);
  return (
    <MeasuringContext value={measuring}>
      <div
        className="contents"
        onFocusCapture={(event) => {
          const name = screens?.screenOf(event) ?? null;
          if (name !== null && name !== place?.name) setPlace({ index, name });
        }}
        onSubmitCapture={(event) => {
          if (current === null || screens?.next(event, current) !== 'rest') return;
          takesFocus.current = true;
          setPlace({ index, name: 'rest' });
        }}
        onClickCapture={(event) => {
          if (current !== null) screens?.back(event, current);
        }}
      >
        {children}
      </div>
    </MeasuringContext>
  );
}

const noNames: Measuring['names'] = [];
