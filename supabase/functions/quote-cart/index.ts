import { startFunction } from '../_shared/http/start-function.ts';
import { quoteCartHandler } from './handler.ts';

startFunction(quoteCartHandler);
