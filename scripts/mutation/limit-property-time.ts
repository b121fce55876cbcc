import fc from 'fast-check';

// A mistake is to be noticed soon: one counterexample is enough, and a law that holds is tried for a second. So a law
// notices here at most what it notices in `pnpm test`.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true, interruptAfterTimeLimit: 1000 });
