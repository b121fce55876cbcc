import { startFunction } from '../_shared/http/start-function.ts';
import { refundOrderHandler } from './handler.ts';

startFunction(refundOrderHandler);
