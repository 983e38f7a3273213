import { SimulatorError } from '../http/errors.ts'
import type { Wager } from '../play/wager.ts'
import type { RunningWagers } from '../play/wagers.ts'
import type { WalletCode } from '../play/wallet.ts'

/** The protocols whose vendors tell what they asked of the operator's wallet; one that keeps wallets itself tells its bets anyway. */
export const reportingVendors = ['hub88', 'gcp'] as const
export type ReportingVendor = (typeof reportingVendors)[number] & WalletCode

/** One movement that stands in the vendor's books. Amounts in 1/100 000 units. */
export interface ReportRow {
  readonly transaction: string
  readonly round: string
  readonly user: string
  readonly gameCode: string
  readonly kind: 'BET' | 'WIN'
  readonly amount: number
  readonly currency: string
  readonly at: string
}

/** What is asked for: from a moment on, until before another one, oldest first. */
export interface ReportQuery {
  readonly from: string
  readonly to: string
  /** Where the page before ended. */
  readonly cursor?: string | undefined
  readonly limit: number
}

/** What a row becomes before it is told: nothing, or one with other words. */
export type ReportChange = 'DROPPED' | Partial<Omit<ReportRow, 'transaction'>>

/**
 * What vendors report of a span: the stakes that they hold or have played for, and the wins that the operator acknowledged. What was
 * refused or given back is not in it: it is nobody's any more. Rows can be made wrong; that is forgotten with the process.
 */
export function createVendorReports(wagers: Pick<RunningWagers, 'all'>) {
  const changes = new Map<string, ReportChange>()
  const added = new Map<ReportingVendor, ReportRow[]>()

  function rowsOf(vendor: ReportingVendor): ReportRow[] {
    const own = wagers.all().flatMap((wager) => (wager.wallet === vendor ? movementsOf(wager) : []))
    const told = own.flatMap((row) => {
      const change = changes.get(nameOf(vendor, row.transaction))
      return change === 'DROPPED' ? [] : [{ ...row, ...change }]
    })
    return [...told, ...(added.get(vendor) ?? [])].toSorted((one, other) => (cursorOf(one) < cursorOf(other) ? -1 : 1))
  }

  return {
    /** One page; `nextCursor` is null on the last. Throws INVALID_INPUT. */
    page(vendor: ReportingVendor, { from, to, cursor, limit }: ReportQuery) {
      if (Date.parse(to) < Date.parse(from)) throw new SimulatorError(400, 'INVALID_INPUT', 'to: lies before from')
      const left = rowsOf(vendor)
        .filter(({ at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to))
        .filter((row) => cursor === undefined || cursorOf(row) > cursor)
      const rows = left.slice(0, limit)
      const last = rows.at(-1)
      return { rows, nextCursor: last !== undefined && left.length > limit ? cursorOf(last) : null }
    },
    /** All that would be told, the newest first. */
    latest: (vendor: ReportingVendor, count: number): ReportRow[] => rowsOf(vendor).slice(-count).reverse(),
    change: (vendor: ReportingVendor, transaction: string, change: ReportChange) =>
      void changes.set(nameOf(vendor, transaction), change),
    add: (vendor: ReportingVendor, row: ReportRow) => void added.set(vendor, [...(added.get(vendor) ?? []), row]),
    /** Tells the truth again. */
    reset(vendor: ReportingVendor) {
      for (const name of changes.keys()) if (name.startsWith(`${vendor} `)) changes.delete(name)
      added.delete(vendor)
    },
  }
}

export type VendorReports = ReturnType<typeof createVendorReports>

const nameOf = (vendor: ReportingVendor, transaction: string) => `${vendor} ${transaction}`

/** Time and transaction name a place in the report; rows that come later never stand before it. */
const cursorOf = ({ at, transaction }: ReportRow) => `${at}_${transaction}`

function movementsOf(wager: Wager): ReportRow[] {
  const { id: round, player, gameCode, currency, state } = wager
  if (player === undefined || !['OPEN', 'PAYING', 'SETTLED'].includes(state)) return []
  const about = { round, user: player.user, gameCode, currency }
  const bet = {
    ...about,
    transaction: wager.betTransaction,
    kind: 'BET',
    amount: wager.stake,
    at: wager.placedAt,
  } as const
  if (state !== 'SETTLED' || wager.decidedAt === undefined) return [bet]
  return [bet, { ...about, transaction: wager.winTransaction, kind: 'WIN', amount: wager.win, at: wager.decidedAt }]
}
