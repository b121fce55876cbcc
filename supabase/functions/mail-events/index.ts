import { startFunction } from '../_shared/start-function.ts';
import { mailEventsHandler } from './handler.ts';

startFunction(mailEventsHandler);
