import type { ComponentType } from 'react';
import { PageLanguage } from '../../page/page-language.ts';

/** Storybook decorator of parts whose page is English as prescribed (ADM-NAV-07). */
export function inEnglish(Story: ComponentType) {
  return (
    <PageLanguage value="en">
      <Story />
    </PageLanguage>
  );
}
