import { ArrowLeft, Link2, RotateCcw } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';

interface ConfiguratorHeadProps {
  title: string;
  /** Where the configurator was opened from. */
  back: { readonly to: string; readonly label: string };
  /** Available languages, the template's own first. */
  languages: readonly string[];
  /** Undefined for an invalid template. */
  language: string | undefined;
  /** Element for the position of the step, shown on phones. */
  stepRef: Ref<HTMLSpanElement>;
  onShare: () => void;
  /** Called when the pointer or the focus comes near the share button. */
  onShareNear: () => void;
  onStartOver: () => void;
}

const menuId = 'configurator-menu';

/**
 * One line with the way back, the article's name and the actions. On phones the actions are a menu, which the browser
 * opens without script and closes with Escape or a press elsewhere.
 */
export function ConfiguratorHead(props: ConfiguratorHeadProps) {
  const { title, back, languages, language, stepRef, onShare, onShareNear, onStartOver } = props;
  return (
    <div className="configurator-head">
      <Link
        to={back.to}
        className="-ml-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-control px-2 font-medium text-forest hover:bg-mist"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span className="max-md:sr-only">{back.label}</span>
      </Link>
      <h1>{title}</h1>
      {/* Each step's heading says its position too. */}
      <span ref={stepRef} aria-hidden className="configurator-head-step" />
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Mehr Aktionen"
        className="configurator-menu-button -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-forest hover:bg-mist"
      >
        <span aria-hidden className="font-bold text-2xl leading-none">
          ⋯
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after the press of a button or link within. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press those too. */}
      <div id={menuId} popover="auto" className="configurator-menu" onClick={closeMenu}>
        {language !== undefined && <LanguageSwitch languages={languages} current={language} />}
        <Button variant="quiet" onPointerEnter={onShareNear} onFocus={onShareNear} onClick={onShare}>
          <Link2 aria-hidden className="size-4" />
          Link teilen
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          <RotateCcw aria-hidden className="size-4" />
          Neu beginnen
        </Button>
      </div>
    </div>
  );
}

function closeMenu({ currentTarget: menu, target }: MouseEvent<HTMLElement>): void {
  if (target !== menu && menu.matches(':popover-open')) menu.hidePopover();
}
