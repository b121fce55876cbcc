import { formatIssue, type Issue } from 'configurator-core';
import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { selectSteps } from 'configurator-core/machine';
import { useCallback } from 'react';
import { isSectionDue } from '../session/attempts.ts';
import { useSession } from '../session/session-context.ts';
import { useObservable } from './use-observable.ts';
import { useSnapshot } from './use-snapshot.ts';

/** An issue in words. */
export interface DueIssue extends Issue {
  readonly sentence: string;
}

function isSameList(left: readonly Issue[], right: readonly Issue[]): boolean {
  return left.length === right.length && left.every((issue, index) => issue === right[index]);
}

/** The issues it is time to show: those of the steps that the shopper tried to leave, all after a refused submit. */
export function useDueIssues(): readonly DueIssue[] {
  const session = useSession();
  const attempts = useObservable(session.attempts);
  const select = useCallback(
    (snapshot: ConfiguratorSnapshot) =>
      selectSteps(snapshot).flatMap(({ section, issues }) => (isSectionDue(attempts, section.id) ? issues : [])),
    [attempts],
  );
  return useSnapshot(select, isSameList).map((issue) => ({
    ...issue,
    sentence: formatIssue(issue, session.configurator, session.texts.issues),
  }));
}
