import { startFunction } from '../_shared/start-function.ts';
import { refundOrderHandler } from './handler.ts';

startFunction(refundOrderHandler);
