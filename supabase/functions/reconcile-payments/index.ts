import { startFunction } from '../_shared/http/start-function.ts';
import { reconcilePaymentsHandler } from './handler.ts';

startFunction(reconcilePaymentsHandler);
