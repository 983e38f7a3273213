import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { simulatedGames } from '../../server/simulator/catalogue/catalogue.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { startOutside } from './support/outside.ts'

const KEY = 'a key that both know'
/** 1,000 dong, the least stake of a game, on the games' scale. */
const STAKE = 1_000 * 100_000

describeOnEachDatabase('play at vendors that keep wallets, once it is stopped', (open) => {
  let platform: TestPlatform
  let outside: Awaited<ReturnType<typeof startOutside>>
  const games = new Map<string, string>()
  beforeAll(async () => {
    outside = await startOutside(KEY)
    const database = await open()
    platform = await startPlatform({
      database,
      jobs: true,
      // A queue of its own: what other files left in the common one would be carried out first.
      config: { transferWallet: { url: `${outside.url}/transfer-wallet`, key: KEY } },
    })
    games.set('BBIN', await gameAt('BBIN', 'fishing'))
    games.set('LOTUS', await gameAt('LOTUS', 'baccarat'))
  }, 120_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await outside.app.close()
    await platform.database.close()
  })

  /** The catalogue's id of a game of a vendor, whether the sample has it or not. */
  async function gameAt(vendor: string, kind: string): Promise<string> {
    const { code } = need(simulatedGames().find((one) => one.vendorCode === vendor && one.kind === kind))
    await platform.database.raw(
      `insert into games (id, vendor_code, game_type, vendor_game_code, names, name_folded, availability, has_demo, position)
       values ($1, $2, 'FISH', $3, '{"vi":"Trò thử"}', 'tro thu', 'OPEN', true, 1) on conflict do nothing`,
      [newId(), vendor, code],
    )
    const [row] = await platform.database.raw<{ id: string }>('select id from games where vendor_game_code = $1', [
      code,
    ])
    return need(row).id
  }

  async function player(change: { uplineId?: string } = {}) {
    const { member, token } = await platform.signedInMember({ ...change, funds: 1_000_000_0000n })
    const owner = { merchantId: SENVANG, memberId: member.id }
    const own = { token, member, owner }
    return {
      ...own,
      launch: (vendor = 'BBIN') =>
        platform.call('launchGame', { token, body: { nodeId: need(games.get(vendor)), device: 'WEB' } }),
      move: (from: string, to: string, amount: string, idempotencyKey: string = newId()) =>
        platform.call('transferWallet', { token, idempotencyKey, body: { from, to, amount } }),
      setLossLimit: (amount: string) =>
        platform.call('setLimit', { token, body: { kind: 'LOSS', period: 'DAY', amount } }),
      timeOut: () => platform.call('startTimeOut', { token, body: { length: 'DAY' } }),
      async balances() {
        const accounts = await platform.context.ledger.balances(owner)
        const of = (account: string) => (accounts.find((one) => one.account === account)?.balance ?? 0n) / 10_000n
        return { main: of('CASH'), held: of('HOLD'), vendors: of('VENDOR:BBIN') + of('VENDOR:LOTUS') }
      },
      bets: async () => (await platform.context.games.listBets(owner, {}, { limit: 10, offset: 0 })).rows.length,
    }
  }
  type Player = Awaited<ReturnType<typeof player>>

  /** Buys a magazine and puts it down unshot: a bet that is settled at once. */
  async function play(url: string) {
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, said: (await answer.json()) as { id?: string; code?: string } }
    }
    const bought = await post('/magazines', { key: randomUUID(), stake: STAKE })
    if (bought.said.id !== undefined) await post(`/wagers/${bought.said.id}/put-down`, {})
    return { status: bought.status, code: bought.said.code }
  }

  const lock = async ({ member }: Player) =>
    platform.call('setMemberStatus', {
      token: await platform.operator(),
      params: { id: member.id },
      body: { status: 'LOCKED', reason: 'Nghi gian lận' },
    })
  const stops: readonly [name: string, stop: (one: Player) => Promise<{ success: boolean }>][] = [
    ['a time-out', (one) => one.timeOut()],
    ['an exclusion', ({ token }) => platform.call('selfExclude', { token, body: { length: 'SIX_MONTHS' } })],
    ["an operator's lock", lock],
    ['a limit on losses that leaves less than lies there', (one) => one.setLossLimit('5000')],
  ]

  it.each(stops)('%s ends the open games and brings the money home', async (_name, stop) => {
    const one = await player()
    const url = need((await one.launch()).value.url)
    const other = need((await one.launch('LOTUS')).value.url)
    await one.move('MAIN', 'BBIN', '100000')
    await one.move('MAIN', 'LOTUS', '20000')
    expect((await play(url)).status).toBe(200)
    expect((await fetch(`${other}/state`)).status).toBe(200)
    expect(await stop(one)).toMatchObject({ success: true })
    await expect.poll(one.balances, { timeout: 20_000 }).toEqual({ main: 1_000_000n, held: 0n, vendors: 0n })
    expect(await play(url)).toEqual({ status: 410, code: 'SESSION_ENDED' })
    expect((await fetch(`${other}/state`)).status).toBe(410)
    // What was played before is in our books.
    expect(await one.bets()).toBe(1)
  })

  it('an agent who switches one vendor off for a line ends play there alone', async () => {
    const agent = await platform.signedInMember({ type: 1 })
    const set = (rules: object) =>
      platform.call('setLineRules', {
        token: agent.token,
        params: { memberId: agent.member.id },
        body: { vendorsOff: [], gameTypesOff: [], greatestStakes: [], ...rules },
      })
    const one = await player({ uplineId: agent.member.id })
    const url = need((await one.launch()).value.url)
    const other = need((await one.launch('LOTUS')).value.url)
    await one.move('MAIN', 'BBIN', '100000')
    await one.move('MAIN', 'LOTUS', '20000')
    await set({ vendorsOff: ['BBIN'] })
    await expect.poll(one.balances, { timeout: 20_000 }).toEqual({ main: 980_000n, held: 0n, vendors: 20_000n })
    expect(await play(url)).toEqual({ status: 410, code: 'SESSION_ENDED' })
    expect((await fetch(`${other}/state`)).status).toBe(200)
    expect(await one.launch()).toMatchObject({ code: 'LINE_GAME_OFF' })
    expect(await one.move('MAIN', 'BBIN', '1000')).toMatchObject({ code: 'LINE_GAME_OFF' })
    // A greatest stake would be held by nobody there.
    await set({ greatestStakes: [{ gameType: 'FISH', greatest: '5000' }] })
    expect(await one.launch()).toMatchObject({ code: 'LINE_STAKE_LIMIT' })
    await set({})
    expect(await one.launch()).toMatchObject({ success: true })
  })

  it('a limit on losses that leaves enough lets play go on', async () => {
    const one = await player()
    const url = need((await one.launch()).value.url)
    await one.move('MAIN', 'BBIN', '100000')
    await one.setLossLimit('100000')
    expect((await play(url)).status).toBe(200)
    expect((await one.balances()).vendors).toBe(100_000n)
  })

  it('play begins anew with a new launch, where betting is allowed', async () => {
    const one = await player()
    const url = need((await one.launch()).value.url)
    await one.move('MAIN', 'BBIN', '100000')
    await one.setLossLimit('5000')
    await expect.poll(one.balances, { timeout: 20_000 }).toEqual({ main: 1_000_000n, held: 0n, vendors: 0n })
    const again = need((await one.launch()).value.url)
    expect((await one.move('MAIN', 'BBIN', '5000')).value.state).toBe('DONE')
    expect((await play(again)).status).toBe(200)
    expect((await play(url)).status).toBe(410)
  })

  it('no money goes in during a break, and what is there may leave', async () => {
    const one = await player()
    const wallet = platform.context.vendors.transferWallet('transfer-wallet')
    const endPlay = wallet.endPlay
    // The vendor does not answer: the money is there still.
    wallet.endPlay = () => Promise.reject(new Error('down'))
    try {
      await one.move('MAIN', 'BBIN', '100000')
      await one.timeOut()
      const refused = await one.move('MAIN', 'BBIN', '1000')
      expect(refused).toMatchObject({ status: 403, code: 'MEMBER_EXCLUDED', until: expect.any(String) })
      expect((await one.move('BBIN', 'MAIN', '40000')).value).toMatchObject({ state: 'DONE' })
      expect(await one.balances()).toEqual({ main: 940_000n, held: 0n, vendors: 60_000n })
    } finally {
      wallet.endPlay = endPlay
    }
    // It is asked again.
    await expect.poll(one.balances, { timeout: 30_000 }).toEqual({ main: 1_000_000n, held: 0n, vendors: 0n })
  }, 60_000)

  it('no more goes in than may still be lost, in all wallets together', async () => {
    const one = await player()
    await one.setLossLimit('50000')
    expect((await one.move('MAIN', 'BBIN', '30000')).value.state).toBe('DONE')
    expect(await one.move('MAIN', 'LOTUS', '20001')).toMatchObject({
      status: 403,
      code: 'LOSS_LIMIT_REACHED',
      field: 'amount',
      left: '20000.00',
    })
    expect((await one.move('MAIN', 'LOTUS', '20000')).value.state).toBe('DONE')
    expect(await one.move('MAIN', 'BBIN', '1')).toMatchObject({ code: 'LOSS_LIMIT_REACHED', left: '0.00' })
    expect((await one.move('LOTUS', 'MAIN', '20000')).value.state).toBe('DONE')
    expect((await one.move('MAIN', 'BBIN', '20000')).value.state).toBe('DONE')
  })

  it('money on its way counts as if it were there', async () => {
    const one = await player()
    await one.setLossLimit('50000')
    await fetch(`${outside.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'transfer-wallet', fault: 'lost-answer', times: 1 }),
    })
    expect((await one.move('MAIN', 'BBIN', '30000')).value.state).toBe('PENDING')
    expect(await one.move('MAIN', 'BBIN', '30000')).toMatchObject({ code: 'LOSS_LIMIT_REACHED', left: '20000.00' })
  })

  race('of moves at once no more pass than may be lost', async () => {
    const one = await player()
    await one.setLossLimit('50000')
    const answers = await Promise.all(
      ['BBIN', 'LOTUS', 'BBIN', 'LOTUS'].map((vendor) => one.move('MAIN', vendor, '20000')),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect((await one.balances()).vendors).toBe(40_000n)
  })

  race(
    'of moves beside a time-out none stays at the vendor',
    async () => {
      const one = await player()
      const moves = Array.from({ length: 6 }, (_, index) => one.move('MAIN', index % 2 ? 'BBIN' : 'LOTUS', '10000'))
      const [timeOut, ...answers] = await Promise.all([one.timeOut(), ...moves])
      expect(timeOut.success).toBe(true)
      for (const { success, code } of answers) if (!success) expect(code).toBe('MEMBER_EXCLUDED')
      await expect.poll(one.balances, { timeout: 30_000 }).toEqual({ main: 1_000_000n, held: 0n, vendors: 0n })
    },
    60_000,
  )

  it('a game that opened while a break began is not told to the member', async () => {
    const one = await player()
    const { launch } = platform.context.vendors
    Object.assign(platform.context.vendors, {
      launch: async (...given: Parameters<typeof launch>) => {
        const url = await launch(...given)
        await one.timeOut()
        return url
      },
    })
    try {
      expect(await one.launch()).toMatchObject({ status: 403, code: 'MEMBER_EXCLUDED' })
    } finally {
      Object.assign(platform.context.vendors, { launch })
    }
  })
})
