// zod compiles schemas with eval and probes for it, which the content security policy blocks and reports as a
// violation. Must run before the first schema is created, so the root imports this file.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
