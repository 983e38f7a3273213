import type { Transaction } from '../../../db/connection.ts'
import { startOfDate } from '../../../lib/local-day.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractRow, lockPaidBy } from '../repository/contracts.ts'
import { selectMoved } from '../repository/moved.ts'
import type { Dependencies } from './dependencies.ts'
import { lapse } from './lapse.ts'
import { move, windowEnd } from './move.ts'

/** A member who stands under somebody else from a day on. */
export interface MovedMember {
  readonly merchantId: string
  readonly memberId: string
  /** Who is directly above from that day on; null where the platform pays. */
  readonly uplineId: string | null
  readonly day: string
  /** The brand's, whose midnight begins the day. */
  readonly timeZone: string
  readonly at: Date
  /** The account of whoever moves him. */
  readonly account: string
}

const MOVED = { deed: 'MOVED', by: 'PLATFORM' } as const
const ENDED = { deed: 'ENDED', by: 'UPLINE' } as const

/** A contract that ends by a move, and until when it holds. */
export interface EndingContract {
  readonly contract: ContractRow
  readonly until: Date
}

/**
 * The open contracts that a move makes impossible, locked: those between the member and who is above him no more, and of the same kinds all
 * that is paid out of them.
 */
async function findImpossible(tx: Transaction, member: MovedMember): Promise<ContractRow[]> {
  const impossible: ContractRow[] = []
  for (const contract of await selectMoved(tx.query, member)) {
    impossible.push(contract)
    if (isSigned(contract)) impossible.push(...(await findBelow(tx, contract)))
  }
  return impossible
}

/** Who pays out of a contract that ends has nothing to pay from, all the way down. */
async function findBelow(tx: Transaction, { merchant_id, kind, payee_id }: ContractRow): Promise<ContractRow[]> {
  const below: ContractRow[] = []
  // After moves somebody may be paid by one whom he pays himself.
  const seen = new Set([payee_id])
  let level = [payee_id]
  while (level.length > 0) {
    const paid = (await lockPaidBy(tx.query, merchant_id, kind as ContractKind, level)).filter(
      ({ payee_id: id }) => !seen.has(id),
    )
    below.push(...paid)
    level = paid.filter(isSigned).map(({ payee_id: id }) => id)
    for (const id of level) seen.add(id)
  }
  return below
}

const isSigned = ({ version }: ContractRow): boolean => version !== null

/** Those of them in force. Each holds until the end of the window that the move finds running, so that nobody's window is cut. */
const endingOf = (impossible: readonly ContractRow[], { day, timeZone: zone }: MovedMember): EndingContract[] => {
  const lastMoment = { at: new Date(startOfDate(day, zone).getTime() - 1), zone }
  return impossible.filter(isSigned).map((contract) => ({ contract, until: windowEnd(lastMoment, contract) }))
}

/** What `endMoved` would end, for who thinks of moving a line; the caller's transaction holds the contracts meanwhile. */
export const previewMoved = async (_: Dependencies, tx: Transaction, member: MovedMember): Promise<EndingContract[]> =>
  endingOf(await findImpossible(tx, member), member)

/**
 * Ends the contracts that a move makes impossible, within its transaction, once the tree of the day has the new place. Answers them. Of the
 * one who moves the move itself is the cause; of those paid out of his contracts it is that contract. What was proposed and not answered
 * lapses with them.
 */
export async function endMoved(
  { events, messages }: Dependencies,
  tx: Transaction,
  member: MovedMember,
): Promise<EndingContract[]> {
  const impossible = await findImpossible(tx, member)
  const ending = endingOf(impossible, member)
  const moment = { at: member.at, zone: member.timeZone, tellers: { events, messages } }
  for (const { contract, until } of ending) {
    const cause = ending.find(
      (each) => each.contract.kind === contract.kind && each.contract.payee_id === member.memberId,
    )
    const isMoved = cause === undefined || contract.payee_id === member.memberId
    await move(tx, moment, contract, 'TERMINATED', {
      ...(isMoved ? MOVED : { ...ENDED, causeId: cause.contract.id }),
      account: member.account,
      change: { proposed_version: null, awaits: null, holds_until: until },
    })
  }
  for (const contract of impossible)
    if (!isSigned(contract)) await lapse(tx, moment, contract, { by: 'PLATFORM', account: member.account })
  return ending
}
