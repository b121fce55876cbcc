import { startFunction } from '../_shared/http/start-function.ts';
import { verifyPaymentHandler } from './handler.ts';

startFunction(verifyPaymentHandler);
