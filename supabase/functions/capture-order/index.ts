import { startFunction } from '../_shared/http/start-function.ts';
import { captureOrderHandler } from './handler.ts';

startFunction(captureOrderHandler);
