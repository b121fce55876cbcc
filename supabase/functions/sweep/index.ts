import { startFunction } from '../_shared/http/start-function.ts';
import { sweepHandler } from './handler.ts';

startFunction(sweepHandler);
