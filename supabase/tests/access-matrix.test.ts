import { openEmbeddedDatabase } from './database.ts';
import { describeAccessMatrix } from './describe-access-matrix.ts';

describeAccessMatrix('PGlite', openEmbeddedDatabase);
