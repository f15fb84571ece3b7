/** Sets of digits as bits: bit d-1 stands for digit d. */

export function bitOf(digit: number): number {
  return 1 << (digit - 1);
}

export function allBits(order: number): number {
  return 2 ** order - 1;
}

export function digitsOfBits(bits: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; bits >> (digit - 1) > 0; ++digit) {
    if (bits & bitOf(digit)) digits.push(digit);
  }
  return digits;
}

export function bitsOfDigits(digits: Iterable<number>): number {
  let bits = 0;
  for (const digit of digits) bits |= bitOf(digit);
  return bits;
}
