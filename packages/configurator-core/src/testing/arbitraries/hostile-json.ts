import fc from 'fast-check';

/** Names that JavaScript looks up when it converts, copies or awaits an object. */
const lookedUpNames = ['toString', 'valueOf', 'toJSON', 'constructor', 'hasOwnProperty', 'length', 'then', '0'];

/**
 * JSON of any shape, also with objects such as `{ "toString": false }`, for which `String` throws. Use it to test code
 * that reads untrusted JSON.
 * @param names further keys, such as the ones that the code reads
 */
export function hostileJsonArbitrary(...names: readonly string[]): fc.Arbitrary<unknown> {
  const { hostile } = fc.letrec((tie) => ({
    hostile: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(false, null, 1, 'x', '', {}),
      fc.dictionary(fc.constantFrom(...lookedUpNames, ...names), tie('hostile'), { maxKeys: 3, noNullPrototype: true }),
      fc.array(tie('hostile'), { maxLength: 3 }),
    ),
  }));
  return fc.oneof(hostile, fc.jsonValue());
}
