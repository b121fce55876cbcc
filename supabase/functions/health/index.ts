import { startFunction } from '../_shared/start-function.ts';
import { healthHandler } from './handler.ts';

startFunction(healthHandler);
