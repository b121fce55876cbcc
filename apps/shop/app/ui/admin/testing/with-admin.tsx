import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { ToastRegion } from '../../toasts/toast-region.tsx';

/** Storybook decorator of admin components: a router and the toasts. */
export function withAdmin(Story: ComponentType) {
  const Routes = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <Story />
          <ToastRegion />
        </>
      ),
    },
  ]);
  return <Routes initialEntries={['/']} />;
}
