import { startFunction } from '../_shared/start-function.ts';
import { accountExportHandler } from './handler.ts';

startFunction(accountExportHandler);
