import fc from 'fast-check';

// Limits property tests to one counterexample and one second, so that mutants are detected quickly. They detect at most
// what they detect in `pnpm test`.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true, interruptAfterTimeLimit: 1000 });
