import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { Uniform } from '../simulator/random/uniform.ts'
import { playedSlots } from './games-data.ts'
import { type History, idOf } from './history.ts'
import { depositByBank } from './paid-deposit.ts'
import { type DemoPlayer, drawRound, keepRecords, playSpin, repeatable, type Spin, sitDown } from './spins.ts'

const STAKES = [2_000, 5_000, 5_000, 10_000, 10_000, 20_000, 50_000]
const DEPOSITS = [200_000n, 300_000n, 500_000n, 1_000_000n]
const EVENINGS = 3
const SPINS = 12

/**
 * Some evenings of each demo member but the first: a deposit paid by bank transfer, then spins of a slot, drawn by the
 * simulated vendor's own engine from a repeatable generator. `demo01` stays untouched, for whoever tries the product.
 */
export async function playEvenings(history: History, merchant: Merchant, accounts: readonly string[]): Promise<void> {
  for (const account of accounts) {
    const member = await history.house.members.findByAccount(merchant.id, account)
    if (member === undefined) continue
    const player = { merchantId: merchant.id, memberId: member.id, currency: merchant.currency }
    const { total } = await history.house.games.listBets(player, {}, { limit: 1, offset: 0 })
    if (total > 0n) continue
    const draw = repeatable(`${merchant.code}:${account}`)
    for (let evening = 0; evening < EVENINGS; evening++) await playEvening(history, player, draw, evening)
  }
}

async function playEvening(history: History, player: DemoPlayer, draw: Uniform, evening: number): Promise<void> {
  const days = EVENINGS - 1 - evening
  const start = history.today - days * 3 * 86_400_000 - (1 + draw(5)) * 3_600_000 - draw(3_600_000)
  const pass = (seconds: number) => history.moveTo(new Date(history.now().getTime() + seconds * 1_000))
  history.moveTo(new Date(start))
  const amount = (DEPOSITS[draw(DEPOSITS.length)] ?? 200_000n) * MONEY_SCALE
  await depositByBank(history, player, { amount, seconds: 30 + draw(90), key: `${player.memberId}:${evening}` })
  pass(60 + draw(120))
  const game = playedSlots[draw(playedSlots.length)]
  if (game === undefined) throw new Error('There is no game to play')
  const token = await sitDown(history, player, game)
  const played: Spin[] = []
  for (let index = 0; index < SPINS; index++) {
    pass(6 + draw(20))
    const stake = STAKES[draw(STAKES.length)] ?? 5_000
    const round = idOf(`round:${player.memberId}:${evening}:${index}`)
    const spin = { game, token, round, ...drawRound(game, stake, draw) }
    await playSpin(history, player, spin)
    played.push(spin)
  }
  const kept = played.map((spin) => ({ player, spin }))
  await keepRecords(history.house.database, player.merchantId, kept)
}
