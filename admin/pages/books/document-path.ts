interface Documented {
  readonly memberId: string
  readonly documentKind: string
  readonly documentId: string
}

/** Where the console shows the document of a movement; null where it has no page. */
export function documentPath({ memberId, documentKind, documentId }: Documented): string | null {
  if (documentKind === 'adjustment') return `/adjustments/${documentId}/show`
  if (documentKind === 'withdrawal') return `/withdrawals/${documentId}/show`
  if (documentKind === 'promotion-claim') return `/promotionClaims/${documentId}/show`
  // The document is a member's window or place, which has no page of its own.
  if (documentKind === 'mission') return '/missions'
  if (documentKind === 'leaderboard') return '/leaderboards'
  if (documentKind === 'bet') return `/bets/${documentId}`
  // The bucket of what had to be played for a bonus that went.
  if (documentKind === 'turnover') return `/members/${memberId}/show/bonuses`
  if (documentKind === 'deposit') return `/deposits/${documentId}/show`
  return null
}

/** All movements of the same document: of what was paid, what was given back of it. */
export const sameDocumentPath = (document: Documented): string =>
  `/transfers?${new URLSearchParams({ memberId: document.memberId, documentKind: document.documentKind, documentId: document.documentId })}`
