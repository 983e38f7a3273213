/** Whether a decimal string is no money at all. */
export function isZeroAmount(amount: string): boolean {
  return /^0*\.?0*$/.test(amount)
}
