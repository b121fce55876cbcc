import type { ComponentType } from 'react';
import { PageLanguage } from '../../page/page-language.ts';

/** Storybook decorator for components of pages that the specification requires in English (ADM-NAV-07). */
export function inEnglish(Story: ComponentType) {
  return (
    <PageLanguage value="en">
      <Story />
    </PageLanguage>
  );
}
