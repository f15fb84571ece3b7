// Whether this machine runs WebAssembly with SIMD.

// A module whose only function is `i8x16.splat(0)`, and its value dropped.
const probe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26,
  11,
]);

export function supportsSimd(): boolean {
  return WebAssembly.validate(probe);
}
