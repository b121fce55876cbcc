import fc from 'fast-check';

// The same commit gives the same result: property tests draw the same cases each time. Longer runs draw others.
const isLongerRun = Boolean(process.env.PROPERTY_RUNS || process.env.LIFE_CYCLE_RUNS);
if (!isLongerRun) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
