import { startFunction } from '../_shared/http/start-function.ts';
import { cancelOrderHandler } from './handler.ts';

startFunction(cancelOrderHandler);
