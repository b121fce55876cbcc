// zod writes code of its own where it may, and tries whether it may: the content security policy refuses, and notes it as
// a breach. Said before the first schema is made, which is why the root imports this file.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
