import type { Database } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { Failure } from '../../../lib/failure.ts'
import type { Money } from '../../../lib/money.ts'
import { type MembersService, needHolder } from '../../members/service.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { turnoverErrors } from '../errors.ts'
import { type BucketRow, findBucket, type MemberKey } from '../repository.ts'
import type { Forfeiture, TurnoverService } from '../service.ts'
import { listBucketsOf } from './buckets-repository.ts'
import { turnoverRights } from './policy.ts'
import { presentOperatorBucket } from './presenter.ts'

export interface BucketsDependencies {
  readonly database: Database
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly members: Pick<MembersService, 'find'>
  readonly turnover: Pick<TurnoverService, 'previewCancellation' | 'cancelBonusIn'>
}

/** A bucket of a member. */
export interface BucketOf {
  readonly memberId: string
  readonly id: string
}

const ownerOf = ({ merchantId }: OperatorSession, memberId: string): MemberKey => ({ merchantId, memberId })

const cancelDeed = {
  right: turnoverRights['bonuses.cancel'],
  action: 'bonuses.cancel',
  subjectKind: 'bonuses',
  subjectId: ({ id }: BucketRow) => id,
  present: presentOperatorBucket,
}

/** A page of what a member of the brand in view has or had to play, as it was counted last. Throws NOT_FOUND. */
export async function listMemberBuckets(
  { database, members }: BucketsDependencies,
  session: OperatorSession,
  memberId: string,
  asked: PageRequest & { readonly documentId?: string | undefined },
): Promise<Rows<BucketRow>> {
  demand(session, turnoverRights['bonuses.read'])
  await needHolder(members, session.merchantId, memberId)
  return listBucketsOf(database.query, ownerOf(session, memberId), asked.documentId, pageOf(asked))
}

/** What cancelling would take from the member. Throws as a member's own preview. */
export async function previewMemberCancellation(
  { database, turnover }: BucketsDependencies,
  session: OperatorSession,
  { memberId, id }: BucketOf,
): Promise<Forfeiture> {
  demand(session, turnoverRights['bonuses.cancel'])
  const owner = ownerOf(session, memberId)
  await need(database, owner, id)
  return turnover.previewCancellation(owner, id)
}

/**
 * Cancels a bonus by the same forfeiture as the member himself. One operator is enough: nothing is given, and the budget that it came from does
 * not become greater by it. Once done it answers whoever did it alike. Throws as a member's own cancelling.
 */
export async function cancelMemberBonus(
  { database, operators, turnover }: BucketsDependencies,
  by: By & { readonly reason: string },
  { memberId, id }: BucketOf,
  expected: Money,
): Promise<BucketRow> {
  const { session, reason } = by
  const owner = ownerOf(session, memberId)
  demand(session, turnoverRights['bonuses.cancel'])
  const done = async () => {
    const bucket = await findBucket(database.query, owner, id)
    return bucket?.cancelled_by === session.account ? bucket : undefined
  }
  const known = await done()
  if (known !== undefined) return known
  try {
    return await operators.perform(by, cancelDeed, async (tx) => {
      const before = await need(tx, owner, id)
      await turnover.cancelBonusIn(tx, owner, { id, expected, by: { account: session.account, reason: reason.trim() } })
      return { before, after: await need(tx, owner, id) }
    })
  } catch (error) {
    // The same call at the same time: it was first.
    const isOver = error instanceof Failure && error.code === 'TURNOVER_NOT_CANCELLABLE'
    const first = isOver ? await done() : undefined
    if (first === undefined) throw error
    return first
  }
}

/** Before anything is counted: nothing is written of members who are none of the brand's. Throws TURNOVER_NOT_FOUND. */
async function need({ query }: Pick<Database, 'query'>, owner: MemberKey, id: string): Promise<BucketRow> {
  const bucket = await findBucket(query, owner, id)
  if (bucket === undefined) throw turnoverErrors.TURNOVER_NOT_FOUND()
  return bucket
}
