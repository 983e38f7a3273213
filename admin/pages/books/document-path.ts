import type { DocumentKind } from '../../lib/schema.generated.ts'

interface Documented {
  readonly memberId: string
  readonly documentKind: DocumentKind
  readonly documentId: string
}

/** Where the console shows the document of a movement; null where it has no page. */
export function documentPath({ memberId, documentKind, documentId }: Documented): string | null {
  if (documentKind === 'ADJUSTMENT') return `/adjustments/${documentId}/show`
  if (documentKind === 'WITHDRAWAL') return `/withdrawals/${documentId}/show`
  if (documentKind === 'PROMOTION_CLAIM') return `/promotionClaims/${documentId}/show`
  // The document is a member's window or place, which has no page of its own.
  if (documentKind === 'MISSION') return '/missions'
  if (documentKind === 'LEADERBOARD') return '/leaderboards'
  if (documentKind === 'BET') return `/bets/${documentId}`
  // The bucket of what had to be played for a bonus that went.
  if (documentKind === 'TURNOVER') return `/members/${memberId}/show/bonuses`
  if (documentKind === 'DEPOSIT') return `/deposits/${documentId}/show`
  return null
}

/** All movements of the same document: of what was paid, what was given back of it. */
export const sameDocumentPath = (document: Documented): string =>
  `/transfers?${new URLSearchParams({ memberId: document.memberId, documentKind: document.documentKind, documentId: document.documentId })}`
