interface Documented {
  readonly memberId: string
  readonly documentKind: string
  readonly documentId: string
}

/** Where the console shows the document of a movement; null where it has no page. */
export function documentPath({ memberId, documentKind, documentId }: Documented): string | null {
  if (documentKind === 'adjustment') return `/adjustments/${documentId}/show`
  if (documentKind === 'withdrawal') return `/withdrawals/${documentId}/show`
  if (documentKind === 'bet') return `/members/${memberId}/show/bets`
  if (documentKind === 'deposit') return `/members/${memberId}/show/deposits`
  return null
}
