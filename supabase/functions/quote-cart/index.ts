import { startFunction } from '../_shared/start-function.ts';
import { quoteCartHandler } from './handler.ts';

startFunction(quoteCartHandler);
