import type { Configurator } from 'configurator-core';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '#app/config/paths.ts';
import { isTrackingDeclined, startVisit } from './configurator-visit.ts';

/**
 * Counts the steps shown on this page, and sends them when the page is hidden or left. Uses no cookie, storage or
 * identifier, and does nothing if the browser declines tracking.
 * @param startIndex the initial step of the configurator
 * @param isCounted false while a cart line is reconfigured, which is not a new visit
 */
export function useConfiguratorVisit(configurator: Configurator | null, startIndex: number, isCounted: boolean) {
  const [visit] = useState(startVisit);
  const stepId = useCallback((index: number) => configurator?.template.sections[index]?.id, [configurator]);

  useEffect(() => {
    const first = stepId(startIndex);
    if (first !== undefined) visit.startAt(first);
  }, [visit, stepId, startIndex]);

  useEffect(() => {
    if (configurator === null || !isCounted || isTrackingDeclined(navigator)) return;
    const sendProgress = () => {
      const progress = visit.takeProgress();
      if (progress === null) return;
      const { id, version } = configurator.template;
      // Sent while the page is being left. Without a network it is lost silently.
      fetch(paths.configuratorVisits(), {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ template: { id, version }, progress }),
      }).catch(() => undefined);
    };
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') sendProgress();
    };
    document.addEventListener('visibilitychange', sendWhenHidden);
    window.addEventListener('pagehide', sendProgress);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
      window.removeEventListener('pagehide', sendProgress);
      sendProgress();
    };
  }, [configurator, isCounted, visit]);

  return {
    goTo: useCallback(
      (index: number) => {
        const id = stepId(index);
        if (id !== undefined) visit.goTo(id);
      },
      [visit, stepId],
    ),
    add: visit.add,
  };
}
