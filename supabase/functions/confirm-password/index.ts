import { startFunction } from '../_shared/start-function.ts';
import { confirmPasswordHandler } from './handler.ts';

startFunction(confirmPasswordHandler);
