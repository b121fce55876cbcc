import { startFunction } from '../_shared/start-function.ts';
import { paypalWebhookHandler } from './handler.ts';

startFunction(paypalWebhookHandler);
