import { startFunction } from '../_shared/start-function.ts';
import { verifyPaymentHandler } from './handler.ts';

startFunction(verifyPaymentHandler);
