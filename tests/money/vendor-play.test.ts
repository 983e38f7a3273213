import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { recoverTransfers } from '../../server/platform/modules/wallets/service/ask-vendor.ts'
import { simulatedGames } from '../../server/simulator/catalogue/catalogue.ts'
import { createFaults } from '../../server/simulator/faults/faults.ts'
import { parseBodies } from '../../server/simulator/http/body.ts'
import { openJournal } from '../../server/simulator/journal.ts'
import type { PlayerWallet } from '../../server/simulator/play/wallet.ts'
import { createBalances } from '../../server/simulator/transfer-wallet/balances.ts'
import { registerTransferWallet } from '../../server/simulator/transfer-wallet/routes.ts'
import { createTransferPlay } from '../../server/simulator/transfer-wallet/wallet.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { startOutside } from './support/outside.ts'

const KEY = 'a key that both know'
/** 1,000 dong, the least stake of a game, on the games' scale. */
const STAKE = 1_000 * 100_000

let platform: TestPlatform
let outside: Awaited<ReturnType<typeof startOutside>>
let walletVendor: Awaited<ReturnType<typeof startWalletVendor>>
let vendor: PlayerWallet
let loseNextAnswer = false

/** The vendor that keeps wallets, alone: what its games do is done here, without their pages. */
async function startWalletVendor() {
  const journal = openJournal(undefined)
  const balances = createBalances(journal)
  const play = createTransferPlay({ journal, balances, findGame: () => ({ vendorCode: 'BBIN' }) })
  const vendor = {
    open: () => 'https://vendor.invalid/play',
    end: () => undefined,
    tellRound: () => {
      throw new Error('nobody asks')
    },
  }
  const app = fastify({ forceCloseConnections: true })
  const faults = createFaults()
  await app.register(async (room) => {
    parseBodies(room, 10_000)
    registerTransferWallet(room, { journal, faults, key: KEY, balances, play, vendor })
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (loseNextAnswer) reply.status(504)
    loseNextAnswer = false
    return payload
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, wallet: play.wallet, url: `http://127.0.0.1:${port}/transfer-wallet` }
}

beforeAll(async () => {
  outside = await startOutside(KEY, () => platform.url)
  walletVendor = await startWalletVendor()
  vendor = walletVendor.wallet
  platform = await startPlatform({
    config: {
      transferWallet: { url: walletVendor.url, key: KEY },
      gcp: { apiUrl: `${outside.url}/gcp`, casinoId: 'croupier', key: KEY },
    },
  })
}, 90_000)
afterAll(async () => {
  expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  await platform.stop()
  await outside.app.close()
  await walletVendor.app.close()
})

/** A member with money at a slot of the simulated vendors, listed under the given vendor. */
async function playerAt(vendorCode: string, adapter: string) {
  const { member, token } = await platform.signedInMember({ funds: 100_000n * 10_000n })
  const known = simulatedGames().find((one) => one.vendorCode === vendorCode && one.kind === 'slot')
  const game = { code: known?.code ?? `${vendorCode.toLowerCase()}_game` }
  await platform.database.raw(
    `insert into games (id, vendor_code, game_type, vendor_game_code, names, name_folded, availability, has_demo, position)
     values ($1, $2, 'RNG', $3, '{"vi":"Trò thử"}', 'tro thu', 'OPEN', true, 1) on conflict do nothing`,
    [newId(), vendorCode, game.code],
  )
  const [row] = await platform.database.raw<{ id: string }>('select id from games where vendor_game_code = $1', [
    game.code,
  ])
  const player = { merchantId: SENVANG, memberId: member.id }
  const played = { adapter, vendorCode, gameCode: game.code, gameId: need(row).id, gameType: 'RNG' }
  const session = await platform.context.vendors.openSession(player, played, 'VND')
  const order = { gameCode: game.code, language: 'vi', device: 'MOBILE', backUrl: undefined } as const
  const url = await platform.context.vendors.launch(played, order, { ...player, token: session.token, currency: 'VND' })
  return {
    token,
    player,
    order,
    played,
    balance: (account: 'CASH' | `VENDOR:${string}`) => platform.context.ledger.balance(player, 'VND', account),
    bets: async () => (await platform.context.games.listBets(player, {}, { limit: 10, offset: 0 })).rows,
    async spin() {
      const answer = await fetch(`${url}/spins`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: randomUUID(), stake: STAKE }),
      })
      return (await answer.json()) as { state: string; win: number; balance: number | null }
    },
  }
}

it('plays at a vendor that speaks GCP, bet and win by signed calls, and its round can be drawn again', async () => {
  const { spin, balance, bets, player, played } = await playerAt('PG', 'gcp')
  const round = await spin()
  expect(round.state).toBe('SETTLED')
  const won = BigInt(Math.floor(round.win / 1000)) * 100n
  expect(await balance('CASH')).toBe(990_000_000n + won)
  const bet = need((await bets())[0])
  expect(bet).toMatchObject({ source: 'gcp', state: 'SETTLED', stake: 10_000_000n, payout: won })
  const record = await platform.context.vendors.queryRound({ ...played, round: bet.round }, player, 'vi')
  expect(record).toMatchObject({ isClosed: true, outcome: { stake: STAKE, win: round.win } })
  expect(record.recallUrl).toContain(bet.round)
})

it('shows a round in the language of who asks, whoever asked first', async () => {
  const { spin, bets, token } = await playerAt('PG', 'gcp')
  await spin()
  const { id } = need((await bets())[0])
  const recall = async (language: 'vi' | 'en') => {
    const { value } = await platform.call('getBet', { token, params: { id }, language })
    const page = await fetch(need(value.recallUrl))
    return { outcome: value.outcome, html: await page.text() }
  }
  const first = await recall('vi')
  expect(first.html).toContain('<html lang="vi">')
  const second = await recall('en')
  expect(second.html).toContain('<html lang="en">')
  expect(second.outcome).toEqual(first.outcome)
  expect((await recall('vi')).html).toContain('<html lang="vi">')
})

it('opens a game for fun, and says so when the vendor has no such game', async () => {
  const where = { adapter: 'gcp', vendorCode: 'PG' }
  const game = need(simulatedGames().find(({ vendorCode }) => vendorCode === 'PG'))
  const order = { gameCode: game.code, language: 'vi', device: 'WEB', backUrl: undefined } as const
  expect(await platform.context.vendors.launchDemo(where, order, SENVANG)).toContain('/games/')
  await expect(
    platform.context.vendors.launchDemo(where, { ...order, gameCode: 'no_such_game' }, SENVANG),
  ).rejects.toMatchObject({ code: 'VENDOR_GAME_UNKNOWN' })
})

it('imports what was played with a wallet that the vendor keeps, once, and brings the rest back', async () => {
  const { token, player, balance, bets, played } = await playerAt('BBIN', 'transfer-wallet')
  const move = (amount: string) =>
    platform.call('transferWallet', { token, idempotencyKey: newId(), body: { from: 'MAIN', to: 'BBIN', amount } })
  expect((await move('50000')).value).toMatchObject({ state: 'DONE' })
  const seat = { user: `${SENVANG}.${player.memberId}`, token: 'x', gameCode: played.gameCode, currency: 'VND' }
  const play = async (win: number) => {
    const [round, transaction] = [randomUUID(), randomUUID()]
    expect(await vendor.bet(seat, { round, transaction, amount: STAKE }, randomUUID())).toMatchObject({ verdict: 'OK' })
    await vendor.win(seat, { round, transaction: randomUUID(), betTransaction: transaction, amount: win })
  }
  await play(0)
  await play(3 * STAKE)
  // A stake still on the table stays there.
  await vendor.bet(seat, { round: randomUUID(), transaction: randomUUID(), amount: STAKE }, randomUUID())
  await platform.context.vendors.pullBets()
  await platform.context.vendors.pullBets()
  expect(await balance('VENDOR:BBIN')).toBe(510_000_000n)
  expect((await bets()).map(({ source, payout, state }) => ({ source, payout, state }))).toEqual([
    { source: 'transfer-wallet', payout: 30_000_000n, state: 'SETTLED' },
    { source: 'transfer-wallet', payout: 0n, state: 'SETTLED' },
  ])
  await platform.context.turnover.countWaiting()
  const totals = await platform.context.games.totalBets({ ...player, currency: 'VND' }, {})
  expect(totals).toMatchObject({ stake: 20_000_000n, payout: 30_000_000n })
  const { value } = await platform.call('returnWallets', { token, idempotencyKey: newId() })
  expect(value.transfers.map(({ state, amount }) => ({ state, amount }))).toEqual([
    { state: 'DONE', amount: '50000.00' },
  ])
  expect([await balance('CASH'), await balance('VENDOR:BBIN')]).toEqual([1_000_000_000n, 10_000_000n])
})

it('keeps a bet waiting while the transfer that paid for it is in doubt, and imports it afterwards', async () => {
  const { token, player, bets, played } = await playerAt('BBIN', 'transfer-wallet')
  loseNextAnswer = true
  const body = { from: 'MAIN', to: 'BBIN', amount: '50000' }
  expect((await platform.call('transferWallet', { token, idempotencyKey: newId(), body })).value).toMatchObject({
    state: 'PENDING',
  })
  const seat = { user: `${SENVANG}.${player.memberId}`, token: 'x', gameCode: played.gameCode, currency: 'VND' }
  const [round, transaction] = [randomUUID(), randomUUID()]
  await vendor.bet(seat, { round, transaction, amount: STAKE }, randomUUID())
  await vendor.win(seat, { round, transaction: randomUUID(), betTransaction: transaction, amount: 2 * STAKE })
  await platform.context.vendors.pullBets()
  expect(await bets()).toEqual([])
  platform.clock.advance(31_000)
  await recoverTransfers(platform.context)
  await platform.context.vendors.pullBets()
  expect(await bets()).toMatchObject([{ payout: 20_000_000n, state: 'SETTLED' }])
})
