import { openEmbeddedDatabase } from '../setup/database.ts';
import { describeAccessMatrix } from './describe-access-matrix.ts';

describeAccessMatrix('PGlite', openEmbeddedDatabase);
