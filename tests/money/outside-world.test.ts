import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoBankAccounts } from '../../server/seed/payments.ts'
import { registerSimulator } from '../../server/simulator/simulator.ts'
import { testConfig } from '../support/config.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('the platform and the simulated outside world over HTTP', () => {
  let platform: TestPlatform
  let outside: FastifyInstance
  let simulator: string
  beforeAll(async () => {
    const port = await freePort()
    simulator = `http://127.0.0.1:${port}/simulator`
    const { hub88, bank, psp } = testConfig()
    platform = await startPlatform({
      config: {
        // As in one process: the vendor's games stand at the house's own address.
        publicUrl: `http://127.0.0.1:${port}`,
        hub88: { ...hub88, apiUrl: `${simulator}/hub88` },
        bank: { ...bank, url: `${simulator}/bank` },
        psp: { ...psp, url: `${simulator}/psp` },
      },
    })
    outside = fastify()
    await registerSimulator(outside, {
      publicUrl: simulator,
      hub88: {
        vendorPrivateKeyPem: hub88.vendorPrivateKey ?? '',
        operatorPublicKeyPem: hub88.operatorPublicKey,
        operatorCallbackUrl: `${platform.url}/wps/callbacks/hub88`,
        retryBaseMilliseconds: 20,
      },
      bank: {
        webhookUrl: `${platform.url}/wps/payments/callbacks/vietqr`,
        apiKey: bank.webhookKey,
        payoutKey: bank.payoutKey,
        payoutAccount: bank.payoutAccount,
        accounts: demoBankAccounts,
        retryScale: 0.001,
      },
      psp: { webhookUrl: `${platform.url}/wps/payments/callbacks/psp`, secret: psp.secret, retryScale: 0.01 },
      sms: { accountSid: 'demo', authToken: 'demo' },
      mail: { apiKey: 'demo', domain: 'demo.invalid' },
      identity: { projectId: 'croupier-demo', people: [] },
      logger: pino({ level: 'silent' }),
    })
    await outside.listen({ port, host: '127.0.0.1' })
  })
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await outside.close()
    await platform.stop()
  })

  const post = async (url: string, body: unknown) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, never> }
  }

  /** Spins, and waits until the round is decided. */
  async function spin(gameUrl: string, stake: number) {
    const { status, body } = await post(`${gameUrl}/spins`, { key: randomUUID(), stake: stake * 100_000 })
    expect([status, body]).toEqual([200, expect.anything()])
    return vi.waitFor(async () => {
      const wager = (await (await fetch(`${gameUrl}/wagers/${body.id}`)).json()) as { state: string; win: number }
      expect(['SETTLED', 'ROLLED_BACK', 'REFUSED', 'VOIDED']).toContain(wager.state)
      return wager
    }, 10_000)
  }

  async function firstSlot() {
    const { value } = await platform.call('listHotGames')
    return need(value.list[0])
  }

  it('tell what goes on in the games: jackpots that grow by what is staked, and matches with their odds', async () => {
    const jackpots = async () => (await platform.call('listJackpots', { language: 'vi' })).value
    const [first] = await jackpots()
    const jackpot = need(first)
    expect(jackpot).toMatchObject({ currencySymbol: '₫', game: { gameType: 'RNG', gameClassify: 'JP' } })
    const amounts = (await jackpots()).map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))

    const { token } = await platform.signedInMember({ funds: 1_000_000_000n })
    const launched = await platform.call('launchGame', {
      token,
      body: { nodeId: jackpot.game.nodeId, device: 'MOBILE', language: 'vi' },
    })
    await spin(launched.value.url, 10_000)
    // The lobby asks the vendors again when seconds have passed; who asks first is told what was known.
    platform.clock.advance(6_000)
    await jackpots()
    await vi.waitFor(async () => {
      platform.clock.advance(3_000)
      const grown = need((await jackpots()).find(({ id }) => id === jackpot.id))
      expect(Number(grown.amount)).toBeGreaterThan(Number(jackpot.amount))
    }, 10_000)

    const matches = (await platform.call('listMatches', { language: 'en' })).value
    expect(matches.length).toBeGreaterThan(0)
    for (const match of matches) expect(['SPORTS', 'ESPORTS']).toContain(match.game.gameType)
    const priced = need(matches.find(({ odds }) => odds.length > 0))
    for (const { pick } of priced.odds) expect(['HOME', 'DRAW', 'AWAY']).toContain(pick)
    expect(Math.min(...priced.odds.map(({ odds }) => odds))).toBeGreaterThanOrEqual(10_000)
    // A brand shows what it offers alone.
    const elsewhere = (await platform.call('listJackpots', { merchant: 'SAKURA' })).value
    const offered = await platform.call('listVendors', { merchant: 'SAKURA', query: {} })
    const vendors = new Set(offered.value.data.lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)))
    for (const { game } of elsewhere) expect(vendors).toContain(game.vassalage)
    expect(elsewhere.length).toBeLessThan((await jackpots()).length)
  }, 60_000)

  it('carry an evening: deposit at the bank, spins, record, detail, statement', async () => {
    const { token } = await platform.signedInMember()
    const deposit = (
      await platform.call('createDeposit', { token, body: { channelId: 'VIETQR_MB', amount: '500000' } })
    ).value
    expect((await fetch(need(deposit.payUrl))).status).toBe(200)
    expect((await post(`${simulator}/bank/transfers`, { qr: deposit.qrPayload })).status).toBe(201)
    await vi.waitFor(
      async () => expect((await platform.call('getBalance', { token })).value.balance).toBe('500000.00'),
      10_000,
    )

    const game = await firstSlot()
    const launched = await platform.call('launchGame', {
      token,
      body: { nodeId: game.nodeId, device: 'MOBILE', language: 'vi' },
    })
    expect(launched).toMatchObject({ status: 200, value: { game: { nodeId: game.nodeId } } })
    expect((await fetch(launched.value.url)).status).toBe(200)
    let won = 0
    for (let count = 0; count < 5; count++) won += (await spin(launched.value.url, 10_000)).win / 100_000

    expect((await platform.call('getBalance', { token })).value.balance).toBe(`${500_000 - 50_000 + won}.00`)
    const { value: record } = await platform.call('listBets', { token, language: 'vi' })
    expect(record).toMatchObject({
      totalItems: 5,
      totals: { stake: '50000.00', validBet: '50000.00', payout: `${won}.00` },
    })
    const bet = need(record.content[0])
    expect(bet).toMatchObject({ state: 'SETTLED', stake: '10000.00', gameName: game.gameName })
    const detail = (await platform.call('getBet', { token, params: { id: bet.id } })).value
    expect(detail.transactions.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['BET', 'WIN'])
    expect(detail.outcome).toMatchObject({
      round: bet.round,
      round_closed: true,
      outcome: { spins: expect.any(Array) },
    })
    expect((await fetch(need(detail.recallUrl))).status).toBe(200)
    const { value: statement } = await platform.call('listStatement', { token, query: { first: 3 } })
    const rest = await platform.call('listStatement', {
      token,
      query: { first: 100, after: need(statement.endCursor) },
    })
    expect(new Set([...statement.content, ...rest.value.content].map(({ kind }) => kind))).toEqual(
      new Set(won > 0 ? ['DEPOSIT', 'BET', 'WIN'] : ['DEPOSIT', 'BET']),
    )
    expect((await platform.call('listRecentGames', { token })).value[0]?.nodeId).toBe(game.nodeId)
  })

  it('pay through the payment service, told, told twice, out of order, or asked', async () => {
    const { token } = await platform.signedInMember()
    let expected = 0
    for (const fault of ['none', 'duplicate', 'lost-answer', 'out-of-order', 'silent']) {
      const body = { channelId: 'PSP_WALLET', amount: '100000' }
      const deposit = (await platform.call('createDeposit', { token, body })).value
      const link = new URL(need(deposit.payUrl)).search.slice(1)
      expect((await fetch(need(deposit.payUrl))).status).toBe(200)
      const forged = await fetch(need(deposit.payUrl).replace('amount=100000', 'amount=1'))
      expect(forged.status).toBe(403)
      if (fault !== 'silent') await post(`${simulator}/faults`, { vendor: 'psp', fault })
      const form = new URLSearchParams({ link, way: fault === 'silent' ? 'silent' : 'pay' })
      expect(
        (await fetch(`${simulator}/psp/payments`, { method: 'POST', body: form, redirect: 'manual' })).status,
      ).toBe(303)
      if (fault === 'silent') {
        const past = "update deposits set expires_at = now() - interval '1 second' where id = $1"
        await platform.database.raw(past, [deposit.id])
        await platform.context.payments.expireDeposits()
      }
      expected += 100_000
      await vi.waitFor(
        async () => expect((await platform.call('getBalance', { token })).value.balance).toBe(`${expected}.00`),
        10_000,
      )
    }
  })

  it('agree on the money whatever goes wrong between them', async () => {
    const { token } = await platform.signedInMember({ funds: 1_000_000n * 10_000n })
    const game = await firstSlot()
    const { value } = await platform.call('launchGame', { token, body: { nodeId: game.nodeId, device: 'WEB' } })
    let expected = 1_000_000
    for (const [fault, call] of [
      ['lost-answer', 'bet'],
      ['duplicate', 'bet'],
      ['out-of-order', 'bet'],
      ['lost-answer', 'win'],
      ['duplicate', 'win'],
    ]) {
      expect((await post(`${simulator}/faults`, { vendor: 'hub88', fault, call })).status).toBeLessThan(300)
      const { state, win } = await spin(value.url, 5_000)
      if (state === 'SETTLED') expected += win / 100_000 - 5_000
      expect([fault, call, (await platform.call('getBalance', { token })).value.balance]).toEqual([
        fault,
        call,
        `${expected}.00`,
      ])
    }
  })

  it('lead back to the brand’s own addresses only', async () => {
    const game = await firstSlot()
    const pageFor = async (backUrl: string) => {
      const { value } = await platform.call('launchDemo', { body: { nodeId: game.nodeId, device: 'WEB', backUrl } })
      return (await fetch(value.url)).text()
    }
    const home = new URL(platform.context.config.publicUrl)
    expect(await pageFor(`${home.origin}/rng?gameType=RNG`)).toContain('/rng?gameType=RNG')
    expect(await pageFor('http://senvang.localhost:4000/favorite')).toContain('senvang.localhost:4000/favorite')
    for (const foreign of ['https://evil.example/phish', 'javascript:alert(1)', 'http://sakura.localhost/elsewhere']) {
      const page = await pageFor(foreign)
      expect(page).not.toContain(new URL(foreign).pathname)
      expect(page).toContain(home.origin)
    }
  })

  it('open games at a host that the operator set, and at our own again without one', async () => {
    const operator = await platform.operator()
    const setHosts = (games: readonly string[]) =>
      platform.call('updateContentNetworks', { token: operator, body: { games, images: [], reason: 'Nearer hosts' } })
    const { token } = await platform.signedInMember()
    const { nodeId } = await firstSlot()
    const launchedAt = async () => {
      const { value } = await platform.call('launchGame', { token, body: { nodeId, device: 'MOBILE' } })
      return new URL(value.url).origin
    }
    const own = await launchedAt()
    await setHosts(['https://one.example'])
    expect(await launchedAt()).toBe('https://one.example')
    await setHosts([])
    expect(await launchedAt()).toBe(own)
  })

  it('let anybody try a game for fun without touching a wallet', async () => {
    const game = await firstSlot()
    const { value } = await platform.call('launchDemo', { body: { nodeId: game.nodeId, device: 'MOBILE' } })
    expect((await spin(value.url, 1_000)).state).toBe('SETTLED')
    const trial = (await platform.call('startFreePlay', { body: { os: 'web', platform: 'W', gatewayVersion: 3 } }))
      .value.token
    expect(
      await platform.call('launchGame', { token: trial, language: 'vi', body: { nodeId: game.nodeId, device: 'WEB' } }),
    ).toMatchObject({
      status: 403,
      code: 'IN_NEED_TRUE_ACCOUNT',
      message: expect.stringContaining('chơi thử'),
    })
    expect(
      (await platform.call('launchDemo', { token: trial, body: { nodeId: game.nodeId, device: 'WEB' } })).success,
    ).toBe(true)
  })
})
