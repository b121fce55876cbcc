import { useConfigurator, useStep } from 'configurator-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { afterNextFrame } from '#app/lib/page/after-next-frame.ts';
import { readAddressedStep, withAddressedStep } from '../steps/step-in-address.ts';

/**
 * Creates a history entry for each step of the configurator and handles back and forward. Renders nothing visible.
 * @param isActive false until the stored draft was opened, which determines the first step
 */
export function StepHistory({ isActive }: { isActive: boolean }) {
  const { position } = useStep();
  const { goTo } = useConfigurator();
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const addressed = stepIn(search);
  // A restart mounts this again. If it comes right after a navigation, the browser's URL is newer than the router's.
  const first = typeof window === 'undefined' ? addressed : stepIn(window.location.search);
  const last = useRef({ key, addressed: first, isFirst: true });

  const follow = useEffectEvent(() => {
    if (key === last.current.key) return;
    last.current.key = key;
    if (navigationType !== 'POP') return;
    last.current.addressed = addressed;
    if (addressed !== position) goTo(addressed);
  });
  useEffect(() => follow(), [key]);

  const address = useEffectEvent(() => {
    const { isFirst } = last.current;
    last.current.isFirst = false;
    last.current.addressed = position;
    // If the page is being left, a relative URL would be resolved against the next page.
    if (window.location.pathname !== pathname) return;
    // While the next page is loading, another navigation would cancel it.
    if (pending !== undefined && pending.pathname !== pathname) return;
    // Replaces the first entry, so that opening a draft at its step adds none.
    void navigate({ search: withAddressedStep(search, position) }, { replace: isFirst, preventScrollReset: true });
  });
  useEffect(() => {
    if (!isActive) return;
    if (position === last.current.addressed) {
      last.current.isFirst = false;
      return;
    }
    // A navigation renders the whole page, so the step is painted first.
    return afterNextFrame(() => address());
  }, [position, isActive]);
  // React Router discovers the routes of rendered links. Without a link to the page itself, the first step change would
  // request its route from the server and fail offline.
  return <Link to={pathname} hidden />;
}

function stepIn(search: string): number {
  return readAddressedStep(new URLSearchParams(search)) ?? 1;
}
