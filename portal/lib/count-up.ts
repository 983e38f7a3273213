/** The numbers 0 … `length` − 1, to draw the same thing so many times. */
export function countUp(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
