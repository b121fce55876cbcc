import { startFunction } from '../_shared/start-function.ts';
import { cancelOrderHandler } from './handler.ts';

startFunction(cancelOrderHandler);
