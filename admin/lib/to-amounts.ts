/** Amounts as somebody typed them, one after the other: between commas, semicolons or spaces. */
export function toAmounts(typed: unknown): string[] {
  const parts = Array.isArray(typed) ? typed.map(String) : String(typed ?? '').split(/[,;\s]+/)
  return parts.filter((part) => part !== '')
}
