import { startFunction } from '../_shared/start-function.ts';
import { orderStatusHandler } from './handler.ts';

startFunction(orderStatusHandler);
