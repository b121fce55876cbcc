import { startFunction } from '../_shared/start-function.ts';
import { captureOrderHandler } from './handler.ts';

startFunction(captureOrderHandler);
