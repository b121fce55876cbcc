import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

const itemStyle =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 outline-none data-highlighted:bg-mist data-disabled:text-ink-soft';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** `MenuLink` and `MenuItem` elements. */
  children: ReactNode;
}

/** A menu of links and actions, opened by a button. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={8} align="end" className="z-50 outline-none">
          <BaseMenu.Popup className="min-w-56 rounded-card border border-line bg-surface py-2 text-ink shadow-float outline-none duration-150 motion-safe:transition-opacity motion-safe:data-ending-style:opacity-0 motion-safe:data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <BaseMenu.Item className={itemStyle} render={<Link to={to} />}>
      {children}
    </BaseMenu.Item>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  isDestructive?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, isDestructive = false, isDisabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={isDisabled}
      className={`${itemStyle} ${isDestructive ? 'text-clay' : ''}`}
    >
      {children}
    </BaseMenu.Item>
  );
}
