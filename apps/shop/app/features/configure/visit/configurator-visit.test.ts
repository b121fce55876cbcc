import { describe, expect, it } from 'vitest';
import { isTrackingDeclined, startVisit } from './configurator-visit.ts';

describe('a visit of the configurator', () => {
  it('A visit reports each step and the opening once, and that the piece was added to the cart', () => {
    const visit = startVisit();
    visit.startAt('dog');
    visit.goTo('measures');
    expect(visit.takeProgress()).toEqual({ steps: ['dog', 'measures'], isOpened: true, isAdded: false });
    expect(visit.takeProgress()).toBeNull();
    visit.goTo('dog');
    visit.goTo('fabric');
    visit.add();
    expect(visit.takeProgress()).toEqual({ steps: ['fabric'], isOpened: false, isAdded: true });
    expect(visit.takeProgress()).toBeNull();
  });

  it('A visit of the configurator starts at the step of restored choices, not at the first', () => {
    const visit = startVisit();
    visit.startAt('dog');
    visit.startAt('fabric');
    expect(visit.takeProgress()).toEqual({ steps: ['fabric'], isOpened: true, isAdded: false });
  });

  it('A visit of the configurator has nothing to report before the configurator is loaded', () => {
    expect(startVisit().takeProgress()).toBeNull();
  });

  it.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: null, globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
  ])('A visit of the configurator is not counted if the browser opts out: %j', (browser, isDeclined) => {
    expect(isTrackingDeclined(browser)).toBe(isDeclined);
  });
});
