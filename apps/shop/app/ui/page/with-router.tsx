import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';

/** Storybook decorator: gives a story the router its links and retries need. */
export function withRouter(Story: ComponentType) {
  const Routes = createRoutesStub([{ path: '*', Component: Story }]);
  return <Routes initialEntries={['/']} />;
}
