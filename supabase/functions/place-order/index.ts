import { startFunction } from '../_shared/http/start-function.ts';
import { placeOrderHandler } from './handler.ts';

startFunction(placeOrderHandler);
