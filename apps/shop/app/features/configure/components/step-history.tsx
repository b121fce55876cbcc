import { useConfigurator, useStep } from 'configurator-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterNextFrame } from '#app/lib/page/after-next-frame.ts';
import { readAddressedStep, withAddressedStep } from '../steps/step-in-address.ts';

/**
 * Gives each step of the configurator its own history entry, and follows back and forward. Renders nothing visible.
 * @param isActive false until the stored draft was opened: it decides the first step
 */
export function StepHistory({ isActive }: { isActive: boolean }) {
  const { position } = useStep();
  const { goTo } = useConfigurator();
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressed = readAddressedStep(new URLSearchParams(search)) ?? 1;
  const last = useRef({ key, addressed, isFirst: true });

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
    // The page is being left: a relative address would be added to the next page's.
    if (window.location.pathname !== pathname) return;
    // A draft that opens at its step adds no entry.
    void navigate({ search: withAddressedStep(search, position) }, { replace: isFirst, preventScrollReset: true });
  });
  useEffect(() => {
    if (!isActive) return;
    if (position === last.current.addressed) {
      last.current.isFirst = false;
      return;
    }
    // A navigation renders the whole page: the step is shown first.
    return afterNextFrame(() => address());
  }, [position, isActive]);
  // React Router discovers the routes of rendered links. Without the page's own path among them, the first step change
  // would ask the server for it and fail offline.
  return <Link to={pathname} hidden />;
}
