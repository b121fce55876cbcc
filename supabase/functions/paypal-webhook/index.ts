import { startFunction } from '../_shared/http/start-function.ts';
import { paypalWebhookHandler } from './handler.ts';

startFunction(paypalWebhookHandler);
