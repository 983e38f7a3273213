import type { MemberSession } from '../../http/session.ts'

/** Who speaks with customer service: a member, or whoever keeps the secret of a conversation. */
export interface Person {
  readonly merchantId: string
  readonly memberId: string | null
  /** Of the secret in the browser; null where none was sent. */
  readonly secretHash: string | null
}

/**
 * Everybody may ask for help. A session that a remembered device opened has not proved whose it is: until then it is a visitor's, who
 * reads and writes nothing in the name of the member.
 */
export const personOf = (
  merchantId: string,
  session: Pick<MemberSession, 'memberId' | 'isUnproven'> | null,
  secretHash: string | null,
): Person => ({
  merchantId,
  memberId: session === null || session.isUnproven ? null : session.memberId,
  secretHash,
})
