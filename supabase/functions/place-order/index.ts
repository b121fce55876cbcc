import { startFunction } from '../_shared/start-function.ts';
import { placeOrderHandler } from './handler.ts';

startFunction(placeOrderHandler);
