import { startFunction } from '../_shared/start-function.ts';
import { reconcilePaymentsHandler } from './handler.ts';

startFunction(reconcilePaymentsHandler);
