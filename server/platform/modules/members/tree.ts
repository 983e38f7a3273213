import type { Transaction } from '../../db/connection.ts'
import { TRIAL } from '../../lib/account-types.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import * as repository from './repository.ts'
import { dayAfter, hangElsewhere, isInLine, type Place } from './tree-repository.ts'

/**
 * Hangs a member, with everybody below, under another one from the brand's next day on (domain.md 7); today and all days before keep
 * the tree they had. A second move before that day replaces the first. Answers the day. Throws LINE_MEMBER_UNKNOWN, LINE_CIRCLE.
 */
export async function moveLine(
  parts: Pick<MembersParts, 'clock'>,
  tx: Transaction,
  member: Place,
  uplineId: string | null,
): Promise<string> {
  const { day, upline } = await findMove(parts, tx, member, uplineId)
  if (!(await hangElsewhere(tx, member, upline?.id, day))) throw membersErrors.LINE_CIRCLE({ field: 'uplineId' })
  return day
}

/**
 * What moving a line would come to: the day from which it would hold, the member and who would be above. For who thinks of it, or wants a
 * second one's word. Throws LINE_MEMBER_UNKNOWN, LINE_CIRCLE.
 */
export async function checkLineMove(
  parts: Pick<MembersParts, 'clock'>,
  tx: Transaction,
  member: Place,
  uplineId: string | null,
) {
  const move = await findMove(parts, tx, member, uplineId)
  if (uplineId !== null && (await isInLine(tx, member, uplineId, move.day)))
    throw membersErrors.LINE_CIRCLE({ field: 'uplineId' })
  return move
}

async function findMove(
  { clock }: Pick<MembersParts, 'clock'>,
  tx: Transaction,
  { merchantId, memberId }: Place,
  uplineId: string | null,
) {
  const moved = await repository.selectMember(tx.query, merchantId, memberId)
  if (moved === undefined || moved.type === TRIAL) throw membersErrors.LINE_MEMBER_UNKNOWN()
  const upline = uplineId === null ? undefined : await repository.selectMember(tx.query, merchantId, uplineId)
  if (uplineId !== null && (upline === undefined || upline.type === TRIAL || upline.status === 'CLOSED'))
    throw membersErrors.LINE_MEMBER_UNKNOWN({ field: 'uplineId' })
  return { day: await dayAfter(tx, merchantId, clock.now()), member: moved, upline }
}
