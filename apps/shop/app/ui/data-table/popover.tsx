import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement } from 'react';
import type { Elements } from '../page/elements.ts';

interface PopoverProps {
  trigger: ReactElement;
  title: string;
  children: Elements;
}

/** A small panel of settings, opened by its button. */
export function Popover({ trigger, title, children }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align="start" className="z-50">
          <BasePopover.Popup className="max-h-[70dvh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-float">
            <BasePopover.Title className="mb-2 font-sans font-semibold text-base">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
