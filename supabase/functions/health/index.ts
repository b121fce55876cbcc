import { startFunction } from '../_shared/http/start-function.ts';
import { healthHandler } from './handler.ts';

startFunction(healthHandler);
