import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { revisionOf } from '../../../lib/revision.ts'
import type { DocumentKind } from '../../ledger/service.ts'
import { presentSpin, type Reading } from '../presenter.ts'
import type { PrizeRow, RaffleRow } from '../repository.ts'
import type { PrizeKind, PrizeName, RaffleState, RaffleWords } from '../terms.ts'
import type { SpinOfMember } from './repository.ts'
import type { OperatorRaffle, OperatorRaffleSpin } from './schema.ts'

type Shape = Static<typeof OperatorRaffle>

/** A raffle with its prizes. */
export interface WholeRaffle {
  readonly raffle: RaffleRow
  readonly prizes: readonly PrizeRow[]
}

const presentPrize = ({ kind, names, amount, weight, quantity }: PrizeRow) => ({
  kind: kind as PrizeKind,
  names: (names as unknown as PrizeName[]).map((name) => ({ ...name })),
  amount: formatMoney(amount),
  weight,
  quantity,
})

/** What was planned, as proposals and the audit log keep it. */
export const presentPlan = ({ raffle, prizes }: WholeRaffle) => ({
  words: (raffle.words as unknown as RaffleWords[]).map((words) => ({ ...words })),
  startsAt: raffle.starts_at.toISOString(),
  endsAt: raffle.ends_at.toISOString(),
  leastDeposit: raffle.least_deposit === null ? null : formatMoney(raffle.least_deposit),
  prizes: prizes.map(presentPrize),
})

export function presentOperatorRaffle(whole: WholeRaffle, proposal: Shape['proposal']): Shape {
  const { raffle, prizes } = whole
  /** What so many of each prize of a kind come to. */
  const sumOf = (wanted: PrizeKind, countOf: (prize: PrizeRow) => number) =>
    formatMoney(
      prizes.reduce((sum, prize) => (prize.kind === wanted ? sum + prize.amount * BigInt(countOf(prize)) : sum), 0n),
    )
  const planned = ({ quantity }: PrizeRow) => quantity ?? 0
  const won = ({ quantity, left_quantity }: PrizeRow) => (quantity ?? 0) - (left_quantity ?? 0)
  return {
    id: raffle.id,
    state: raffle.state as RaffleState,
    ...presentPlan(whole),
    prizes: prizes.map((prize) => ({ ...presentPrize(prize), left: prize.left_quantity })),
    currency: raffle.currency,
    cost: sumOf('MONEY', planned),
    costPoints: sumOf('POINTS', planned),
    given: sumOf('MONEY', won),
    givenPoints: sumOf('POINTS', won),
    changedAt: raffle.changed_at.toISOString(),
    revision: revisionOf(presentPlan(whole)),
    proposal,
  }
}

export const presentOperatorSpin = (row: SpinOfMember, reading: Reading): Static<typeof OperatorRaffleSpin> => ({
  ...presentSpin(row, reading),
  memberId: row.member_id,
  account: row.account,
  documentKind: row.document_kind as DocumentKind,
  documentId: row.document_id,
})
