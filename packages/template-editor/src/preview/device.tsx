import type { ReactNode, SyntheticEvent } from 'react';
import { useSize } from '../controls/use-size.ts';
import { useTexts } from '../store/editor-context.ts';

/** The screens that the preview imitates, with widths in CSS px. */
export const screens = [
  { key: 'desktop', width: 1280 },
  { key: 'tablet', width: 768 },
  { key: 'phone', width: 390 },
] as const;

/** One of the screens. */
export type Screen = (typeof screens)[number];

interface DeviceProps {
  readonly screen: Screen;
  /** Whether to use the colours of a high-contrast theme instead of the shop's. */
  readonly isForced: boolean;
  /** Called on a click or focus inside the page. */
  readonly onTouch: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/**
 * Renders a page at the width of a real screen, scaled down to fit. It always uses the shop's light colour scheme,
 * whatever the colours of the administration.
 */
export function Device({ screen, isForced, onTouch, children }: DeviceProps) {
  const { preview: texts } = useTexts();
  const [place, size] = useSize<HTMLDivElement>();
  const scale = size ? Math.min(1, size.width / screen.width) : 1;
  const width = screen.width * scale;
  return (
    <>
      <p className="te-hint te-scale">{texts.scaled(screen.width, scale)}</p>
      <div ref={place} className="te-device-place">
        {size && size.width > 0 && (
          <div className="te-device-frame" style={{ inlineSize: width }}>
            <div
              className="te-device"
              // The renderer uses the shop's language, not the editor's.
              lang="de"
              data-cfg-scheme="light"
              data-forced={isForced || undefined}
              style={{ inlineSize: screen.width, blockSize: size.height / scale, transform: `scale(${scale})` }}
              onClickCapture={onTouch}
              onFocusCapture={onTouch}
            >
              {children}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
