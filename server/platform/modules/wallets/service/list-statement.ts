import type { Stretch } from '../../../http/feed.ts'
import { kindClasses } from '../../ledger/service.ts'
import type { Holder, StatementDependencies } from '../dependencies.ts'
import { nameTransfers } from './name-transfers.ts'

export interface StatementRequest {
  readonly kind: string | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
  /** Places are versions. */
  readonly stretch: Stretch<bigint>
}

/** The kinds of the ledger as the words of a statement; several may share one word. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  DEPOSIT: ['DEPOSIT'],
  WITHDRAWAL: ['WITHDRAWAL'],
  BET: ['BET'],
  WIN: ['WIN'],
  ROLLBACK: ['ROLLBACK'],
  BONUS: kindClasses.gifts,
  PAY: kindClasses.pay,
  ADJUSTMENT: kindClasses.corrections,
  TRANSFER: kindClasses.transfers,
  PURCHASE: ['PURCHASE'],
}

const STATEMENT_WORDS = new Map(
  Object.entries(KINDS).flatMap(([word, kinds]) => kinds.map((kind) => [kind, word] as const)),
)

/** Movements of the main wallet, newest first, each with the name of its game, payment channel, bank or other side. */
export async function listStatement(
  { database, ledger, games, payments }: StatementDependencies,
  holder: Holder,
  { kind, from, to, stretch }: StatementRequest,
  language: string,
) {
  const { rows: entries, hasMore } = await ledger.statement({
    merchantId: holder.merchantId,
    memberId: holder.memberId,
    currency: holder.currency,
    stretch,
    ...(kind === undefined ? {} : { kinds: KINDS[kind] ?? [kind] }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  })
  const idsOf = (documentKind: string) => [
    ...new Set(entries.filter(({ document }) => document.kind === documentKind).map(({ document }) => document.id)),
  ]
  const transfers = {
    vendor: idsOf('vendor-transfer'),
    line: idsOf('member-transfer'),
    bank: idsOf('withdrawal'),
  }
  const [betNames, depositNames, transferNames] = await Promise.all([
    games.betGameNames(holder, idsOf('bet')),
    payments.channelNames(holder, idsOf('deposit')),
    nameTransfers(database, holder, transfers, language),
  ])
  return {
    rows: entries.map((entry) => {
      const names = betNames.get(entry.document.id) ?? depositNames.get(entry.document.id)
      return {
        ...entry,
        word: STATEMENT_WORDS.get(entry.kind) ?? 'ADJUSTMENT',
        description: names?.[language] ?? names?.vi ?? transferNames.get(entry.document.id) ?? entry.reason ?? null,
      }
    }),
    hasMore,
  }
}
