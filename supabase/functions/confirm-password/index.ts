import { startFunction } from '../_shared/http/start-function.ts';
import { confirmPasswordHandler } from './handler.ts';

startFunction(confirmPasswordHandler);
