import type { Family, FamilyCode } from '@croupier/lottery/core/family.ts'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Transaction } from '../../../db/connection.ts'
import { formatMoney } from '../../../lib/money.ts'
import { STOP_LOTTERY_CHASE } from '../betting/chase-jobs.ts'
import { nameIn } from '../presenter.ts'
import { lotteryTells } from '../tells.ts'
import { type BetOutcome, outcomeOf } from './bet-outcome.ts'
import { coveredOf } from './covered.ts'
import type { DrawsDependencies } from './dependencies.ts'
import type { DrawKey } from './draws-repository.ts'
import * as repository from './settlement-repository.ts'

/** Settles the bets of a draw: { merchantId, drawId }. */
export const SETTLE_LOTTERY_DRAW = 'settle-lottery-draw'

/** Bets read and judged at once. */
const READ = 250
/** Wins and rebates in one transaction: so long a winner's next bet waits at most. */
const MOVED = 100

type DrawBet = repository.DrawBet
type Judged = BetOutcome & { readonly bet: DrawBet }

/**
 * Settles a draw in small transactions, so that bets placed meanwhile hardly wait (domain.md 5). Begun anew after a crash it
 * goes on with what is open still: each bet is settled once.
 */
export async function settleDraw(dependencies: DrawsDependencies, key: DrawKey): Promise<void> {
  const { clock, database, events } = dependencies
  const draw = await repository.findDraw(database, key)
  if (draw === undefined || draw.state !== 'DRAWN') return
  const family = familyOf(draw.family as FamilyCode)
  let after: repository.BetPlace | undefined
  for (;;) {
    const bets = await readWhole(database, key, after)
    if (bets.length === 0) break
    const open = bets.filter(({ state }) => state === 'OPEN')
    if (open.length > 0)
      await settleBets(dependencies, key, draw, { judged: judge(family, draw, open), covered: coveredOf(family, bets) })
    after = bets.at(-1)
  }
  await database.transaction(async (tx) => {
    if (!(await repository.finishDraw(tx, key, draw.result_version, clock.now()))) return
    const { lottery_code: gameCode, number } = draw
    tx.onCommit(() => events.publish({ type: 'draw', merchantId: key.merchantId, gameCode, number, state: 'SETTLED' }))
  })
}

/**
 * The next bets of a draw, all that a member has together: they are held against each other. Those that are settled come along, so that after a
 * crash what is left is judged as it would have been.
 */
async function readWhole(
  database: DrawsDependencies['database'],
  key: DrawKey,
  after: repository.BetPlace | undefined,
): Promise<DrawBet[]> {
  const bets: DrawBet[] = []
  for (;;) {
    const some = await repository.listBets(database, key, ['OPEN', 'SETTLED'], READ, bets.at(-1) ?? after)
    bets.push(...some)
    const last = bets.at(-1)
    if (some.length < READ || last === undefined) return bets
    const whole = bets.filter(({ member_id }) => member_id !== last.member_id)
    if (whole.length > 0) return whole
  }
}

async function settleBets(
  dependencies: DrawsDependencies,
  key: DrawKey,
  draw: repository.DrawnDraw,
  { judged, covered }: { readonly judged: readonly Judged[]; readonly covered: readonly string[] },
): Promise<void> {
  const moving = judged.filter(({ payout, rebate }) => payout > 0n || rebate > 0n)
  const lost = judged.filter(({ payout, rebate }) => payout === 0n && rebate === 0n).map(({ bet }) => bet)
  // Those that won nothing go with the first.
  for (let first = 0; first === 0 || first < moving.length; first += MOVED) {
    const some = moving.slice(first, first + MOVED)
    await dependencies.database.transaction((tx) =>
      settleSome(dependencies, tx, key, draw, { lost: first === 0 ? lost : [], won: some, covered }),
    )
  }
}

/** What is settled in one transaction, and which of all bets count nothing. */
interface Batch {
  readonly lost: readonly DrawBet[]
  readonly won: readonly Judged[]
  readonly covered: readonly string[]
}

async function settleSome(
  dependencies: DrawsDependencies,
  tx: Transaction,
  key: DrawKey,
  draw: repository.DrawnDraw,
  { lost, won, covered }: Batch,
): Promise<void> {
  const { clock, events } = dependencies
  const changed = await repository.settleBets(tx, key, {
    version: draw.result_version,
    lost,
    won: won.map(({ bet: { member_id, id }, payout, rebate, hits }) => ({ member_id, id, payout, rebate, hits })),
    covered,
    outcome: { lottery: draw.lottery_code, draw: draw.number, result: draw.result as DrawResult },
    at: clock.now(),
  })
  await stopChases(dependencies, tx, key, draw, { changed, won })
  tx.onCommit(() => {
    publishBalances(events, key, changed)
    publishBets(events, key, [...lost, ...won.map(({ bet }) => bet)])
  })
}

/** Plans that end with a win do so in the transaction of the win, and their members are told. */
async function stopChases(
  { jobs, messages }: Pick<DrawsDependencies, 'jobs' | 'messages'>,
  tx: Transaction,
  { merchantId }: DrawKey,
  { names, number }: Pick<repository.DrawnDraw, 'names' | 'number'>,
  { changed, won }: { readonly changed: readonly repository.ChangedBalance[]; readonly won: readonly Judged[] },
): Promise<void> {
  const settled = new Set(changed.map(({ bet_id }) => bet_id))
  for (const { bet, isWin } of won) {
    const { stopping_chase: chaseId, member_id: memberId, id } = bet
    if (chaseId === null || !isWin || !settled.has(id)) continue
    await jobs.send(STOP_LOTTERY_CHASE, { merchantId, memberId, chaseId }, { tx, key: chaseId })
    const told = { lottery: (language: string) => nameIn(names, language), draw: number }
    await messages.tell(tx, { merchantId, memberId }, lotteryTells.chaseWon, told, { about: chaseId })
  }
}

/** Tells whoever had some of the bets that they are settled, or settled otherwise; to bets the draw is their round. */
export function publishBets(
  events: DrawsDependencies['events'],
  { merchantId, drawId }: DrawKey,
  bets: readonly { readonly member_id: string }[],
): void {
  const memberIds = [...new Set(bets.map(({ member_id }) => member_id))]
  if (memberIds.length > 0) events.publish({ type: 'bets', merchantId, memberIds, round: drawId })
}

/** Tells each member the last of the balances that a movement of bets left. */
export function publishBalances(
  events: DrawsDependencies['events'],
  { merchantId }: Pick<DrawKey, 'merchantId'>,
  changed: readonly repository.ChangedBalance[],
): void {
  const last = new Map(changed.map((one) => [`${one.member_id} ${one.currency}`, one]))
  for (const { member_id: memberId, currency, balance, version } of last.values()) {
    const change = { memberId, currency, account: 'CASH', balance: formatMoney(balance), version: Number(version) }
    events.publish({ type: 'balance', merchantId, ...change })
  }
}

function judge(family: Family, draw: repository.DrawnDraw, bets: readonly DrawBet[]): Judged[] {
  const drawn = { number: draw.number, result: draw.result as DrawResult }
  return bets.map((bet) => ({ bet, ...outcomeOf(family, bet, drawn) }))
}
