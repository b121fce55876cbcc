import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';

/** Storybook decorator: adds the router required by links and retries. */
export function withRouter(Story: ComponentType) {
  const Routes = createRoutesStub([{ path: '*', Component: Story }]);
  return <Routes initialEntries={['/']} />;
}
