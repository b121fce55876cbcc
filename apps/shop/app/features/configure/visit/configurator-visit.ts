import type { VisitProgress } from './visit-report.schema.ts';

/** Keeps the progress of a configurator visit in memory for the lifetime of the page. */
interface ConfiguratorVisit {
  /** Sets the initial step: the first one, or that of a restored draft. */
  readonly startAt: (stepId: string) => void;
  /** Called when the visitor opens a step or changes a value on it. */
  readonly goTo: (stepId: string) => void;
  readonly add: () => void;
  /** Returns the progress since the last call; null if there is none. */
  readonly takeProgress: () => VisitProgress | null;
}

/** Starts a visit. Visitors who decline tracking are not counted: see `isTrackingDeclined`. */
export function startVisit(): ConfiguratorVisit {
  const reported = new Set<string>();
  let steps: string[] = [];
  let current: string | null = null;
  let isOpened = false;
  let isAdded = false;
  let isAddedReported = false;
  const note = (stepId: string | null) => {
    if (stepId === null || reported.has(stepId)) return;
    reported.add(stepId);
    steps.push(stepId);
  };
  return {
    startAt: (stepId) => {
      current = stepId;
    },
    goTo: (stepId) => {
      note(current);
      current = stepId;
      note(stepId);
    },
    add: () => {
      isAdded = true;
    },
    takeProgress: () => {
      note(current);
      const progress = { steps, isOpened: !isOpened && current !== null, isAdded: isAdded && !isAddedReported };
      if (steps.length === 0 && !progress.isOpened && !progress.isAdded) return null;
      steps = [];
      isOpened ||= progress.isOpened;
      isAddedReported = isAdded;
      return progress;
    },
  };
}

/** Whether the browser declines tracking (Do Not Track, Global Privacy Control). Then nothing is counted. */
export function isTrackingDeclined(browser: Pick<Navigator, 'doNotTrack'>): boolean {
  return browser.doNotTrack === '1' || ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
}
