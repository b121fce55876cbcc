import { startFunction } from '../_shared/start-function.ts';
import { sweepHandler } from './handler.ts';

startFunction(sweepHandler);
