import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import type { DocumentKind, IdentityRow, QueueFilter } from '../../identity/repository.ts'
import type { ProtectionOperatorDependencies } from '../dependencies.ts'
import { protectionRights } from '../policy.ts'
import { findMember } from '../repository.ts'

/** An identity handed in, and whose it is. */
export interface IdentityCase {
  readonly row: IdentityRow
  readonly account: string
  /** The last three characters alone. */
  readonly idNumber: string
}

/** Who members are: operators look at documents and decide. */
export function createIdentityQueue({ database, operators, protection: { identity } }: ProtectionOperatorDependencies) {
  const memberOf = ({ merchantId }: OperatorSession, memberId: string) => ({ merchantId, memberId })
  const caseOf = (row: IdentityRow, account: string): IdentityCase => ({
    row,
    account,
    idNumber: identity.maskedNumber(row),
  })

  /** Throws NOT_FOUND for a member of another brand. */
  async function accountOf(session: OperatorSession, memberId: string): Promise<string> {
    const member = await findMember(database.query, memberOf(session, memberId))
    if (member === undefined) throw httpErrors.NOT_FOUND()
    return member.account
  }

  return {
    /** A page of them, the one that waits longest first, and how many there are. */
    async list(session: OperatorSession, filter: QueueFilter, at: { limit: number; offset: number }) {
      demand(session, protectionRights['identity.read'])
      const rows = await identity.queue(session.merchantId, filter, at)
      return { cases: rows.map((row) => caseOf(row, row.account)), total: rows[0]?.total ?? 0n }
    },

    /** Throws NOT_FOUND. */
    async find(session: OperatorSession, memberId: string): Promise<IdentityCase> {
      demand(session, protectionRights['identity.read'])
      const account = await accountOf(session, memberId)
      const { identity: row } = await identity.read(memberOf(session, memberId))
      if (row === undefined) throw httpErrors.NOT_FOUND()
      return caseOf(row, account)
    },

    /** Takes a case up, so that nobody else decides it. Throws IDENTITY_NOT_FOUND, IDENTITY_DECIDED, IDENTITY_CLAIMED. */
    async claim(by: By, memberId: string): Promise<IdentityCase> {
      const row = await operators.perform(by, decideDeed('claim'), (tx) =>
        identity.claim(tx, memberOf(by.session, memberId), by.session.account),
      )
      return caseOf(row, await accountOf(by.session, memberId))
    },

    /** Throws as `claim`, and IDENTITY_REASON_MISSING. */
    async decide(by: By, memberId: string, approve: boolean): Promise<IdentityCase> {
      const row = await operators.perform(by, decideDeed(approve ? 'approve' : 'reject'), (tx) =>
        identity.decide(tx, memberOf(by.session, memberId), by.session.account, approve, by.reason),
      )
      return caseOf(row, await accountOf(by.session, memberId))
    },

    /** A picture of a document; each view stands in the audit log. Throws IDENTITY_NOT_FOUND. */
    async document(by: By, memberId: string, kind: DocumentKind) {
      demand(by.session, protectionRights['identity.read'])
      const document = await identity.document(memberOf(by.session, memberId), kind)
      await operators.perform(by, viewDeed(memberId), async () => ({ before: null, after: { kind } }))
      return document
    },
  }
}

const decideDeed = (verb: 'claim' | 'approve' | 'reject') => ({
  right: protectionRights['identity.decide'],
  action: `identities.${verb}`,
  subjectKind: 'identities',
  subjectId: ({ member_id }: IdentityRow) => member_id,
  present: ({ state, claimed_by, decided_by, reason }: IdentityRow) => ({ state, claimed_by, decided_by, reason }),
})

const viewDeed = (memberId: string) => ({
  right: protectionRights['identity.read'],
  action: 'identities.view',
  subjectKind: 'identities',
  subjectId: () => memberId,
  present: ({ kind }: { readonly kind: DocumentKind }) => ({ kind }),
})
