import { MONEY_SCALE } from '../platform/lib/money.ts'
import { isFirstHalf, windowAt } from '../platform/modules/contracts/periods.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { Uniform } from '../simulator/random/uniform.ts'
import { type GameSeed, playedSlots } from './games-data.ts'
import { type History, idOf } from './history.ts'
import { payLine } from './line-pay.ts'
import { depositByBank } from './paid-deposit.ts'
import { passRebates } from './rebates.ts'
import {
  type DemoPlayer,
  drawRound,
  keepRecords,
  playSpin,
  type Round,
  repeatable,
  type Spin,
  sitDown,
  takeBack,
} from './spins.ts'

/** Who plays evening after evening below agent02 and agent03, so that there is something to be paid for. */
export const LINE_PLAYERS: readonly string[] = ['demo05', 'demo06', 'demo07', 'demo08', 'demo10']

const DAY = 86_400_000
const HOUR = 3_600_000
/** Evenings so many days ago: every third at first, then every day. */
const EVENINGS_AGO = [49, 46, 43, 40, 37, 34, 31, 28, 25, 22, 19, 16, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
/** In each of the last days the salaries of the day before are paid; before that now and then. */
const PAID_DAILY = 7
const SPINS = 6
const STAKES = [20_000, 20_000, 50_000, 50_000, 100_000, 100_000, 200_000, 300_000]
const DEPOSIT = 5_000_000n * MONEY_SCALE
/** Whoever has less deposits before he plays. */
const LEAST = 1_500_000n * MONEY_SCALE
/** Of so many rounds the best or the worst is played: else nobody could say which half of a month the house wins. */
const CANDIDATES = { lucky: 12, unlucky: 2 }

interface Guest extends DemoPlayer {
  readonly account: string
  readonly draw: Uniform
}

/**
 * Seven weeks of play below the demo's agents, paid as they go: the house wins in the first half of a month and loses in the second, so
 * that dividends are paid and losses carried on. Last night's greatest bet is taken back this morning. Does nothing twice.
 */
export async function playLine(history: History, merchant: Merchant): Promise<void> {
  const guests = await findGuests(history, merchant)
  const [first] = guests
  if (first === undefined) return
  const { total } = await history.house.games.listBets(first, {}, { limit: 1, offset: 0 })
  if (total > 0n) return
  let doubtful: Played | undefined
  for (const ago of EVENINGS_AGO) {
    const played = await playEvening(history, guests, merchant, ago)
    if (ago === 1) doubtful = greatestLost(played)
    if (ago === 0 && doubtful !== undefined) await takeBack(history, doubtful.player, doubtful.spin)
    await passRebates(history, merchant, ago)
    if (ago < PAID_DAILY || ago % 7 === 0) await payLine(history, merchant)
  }
}

interface Played {
  readonly player: DemoPlayer
  readonly spin: Spin
}

async function findGuests({ house }: History, { id: merchantId, code, currency }: Merchant): Promise<Guest[]> {
  const found = await Promise.all(LINE_PLAYERS.map((account) => house.members.findByAccount(merchantId, account)))
  return found.flatMap((member) =>
    member === undefined
      ? []
      : [
          {
            merchantId,
            memberId: member.id,
            currency,
            account: member.account,
            draw: repeatable(`${code}:line:${member.account}`),
          },
        ],
  )
}

/** An evening of all who feel like it, round by round at the same moments. */
async function playEvening(
  history: History,
  guests: readonly Guest[],
  merchant: Merchant,
  ago: number,
): Promise<Played[]> {
  const pass = (seconds: number) => history.moveTo(new Date(history.now().getTime() + seconds * 1_000))
  history.moveTo(new Date(history.today - ago * DAY - 4 * HOUR))
  const coming = guests.filter(({ draw }) => draw(5) > 0)
  const game = playedSlots[ago % playedSlots.length]
  if (game === undefined) throw new Error('There is no game to play')
  for (const guest of coming) await fill(history, guest, ago)
  const seats = await Promise.all(coming.map(async (guest) => ({ guest, token: await sitDown(history, guest, game) })))
  const isLucky = !isFirstHalf(windowAt('HALF_MONTH', history.now(), merchant.timeZone), merchant.timeZone)
  const played: Played[] = []
  for (let index = 0; index < SPINS; index++) {
    pass(240)
    const spins = seats.map(({ guest, token }) => ({
      player: guest,
      spin: {
        game,
        token,
        round: idOf(`line:${guest.account}:${ago}:${index}`),
        ...chosenRound(game, guest.draw, isLucky && index === 0),
      },
    }))
    await Promise.all(spins.map(({ player, spin }) => playSpin(history, player, spin)))
    played.push(...spins)
  }
  await keepRecords(history.house.database, merchant.id, played)
  return played
}

async function fill(history: History, guest: Guest, ago: number): Promise<void> {
  const balance = await history.house.ledger.balance(guest, guest.currency)
  if (balance < LEAST)
    await depositByBank(history, guest, { amount: DEPOSIT, seconds: 45, key: `line:${guest.account}:${ago}` })
}

/** What the vendor's engine drew, the better or the worse of some. */
function chosenRound(game: GameSeed, draw: Uniform, isLucky: boolean): Round {
  const stake = STAKES[draw(STAKES.length)] ?? 20_000
  const count = isLucky ? CANDIDATES.lucky : CANDIDATES.unlucky
  const rounds = Array.from({ length: count }, () => drawRound(game, stake, draw))
  const byWin = rounds.toSorted((one, other) => one.outcome.totalWin - other.outcome.totalWin)
  const chosen = isLucky ? byWin.at(-1) : byWin[0]
  if (chosen === undefined) throw new Error('No round was drawn')
  return chosen
}

const greatestLost = (played: readonly Played[]): Played | undefined =>
  played
    .filter(({ spin }) => spin.outcome.totalWin === 0)
    .toSorted((one, other) => other.spin.stake - one.spin.stake)[0]
