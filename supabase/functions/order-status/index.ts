import { startFunction } from '../_shared/http/start-function.ts';
import { orderStatusHandler } from './handler.ts';

startFunction(orderStatusHandler);
