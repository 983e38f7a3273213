import type { AddressInfo } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import type { Mutation, Query } from '../../server/gateway/generated/resolvers.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { house } from '../../server/platform/modules/ledger/service.ts'
import { CAPTCHA, DEMO_PASSWORD, SENVANG, type TestPlatform } from '../support/platform.ts'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
let platform: TestPlatform
const clients: Client[] = []

beforeAll(async () => {
  graph = await startGraph({ history: true })
  platform = graph.platform
  await graph.gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const client of clients) await client.dispose()
  await graph.stop()
})

interface Asked {
  readonly variables?: Record<string, unknown>
  readonly token?: string
  readonly merchant?: string
  readonly language?: string
}

/** What was asked for is there; a test that finds null where it wants a value fails by its expectations. */
type Complete<Value> = Value extends (infer Row)[]
  ? Complete<Row>[]
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Complete<NonNullable<Value[Name]>> }
    : Value

interface Answer {
  readonly data: Complete<Query & Mutation>
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

async function ask(query: string, { variables, token, merchant, language = 'en' }: Asked = {}): Promise<Answer> {
  const response = await graph.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(merchant && { merchant }),
    },
    payload: { query, variables },
  })
  return response.json()
}

function follow(query: string, connectionParams: Record<string, unknown> = {}) {
  const { port } = graph.gateway.server.address() as AddressInfo
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  })
  clients.push(client)
  return client.iterate({ query })
}

/** Money from the house into a member's wallet, in 1/10 000. */
function pay(memberId: string, amount: bigint) {
  const document = { kind: 'seed', id: memberId } as const
  const money = { currency: 'VND', amount, from: 'HOUSE:DEMO', to: 'CASH' } as const
  const key = crypto.randomUUID()
  const transfer = { merchantId: SENVANG, memberId, ...money, source: 'test', key, kind: 'OPENING', document } as const
  return platform.database.transaction((tx) => platform.context.ledger.post(tx, [transfer]))
}

it('shows a visitor the lobby of the brand', async () => {
  const { data, errors } = await ask(`{
    site { merchantCode name modules languages theme { name value } countries { code } }
    systemStatus { status ip }
    registrationSetting { minimumAge mobileDigitsMinimum fields { name required } }
    banners(group: HOME) { title imageUrl linkType }
    announcements(filter: { types: [NOTICE, POPUP], occasions: [SIGNED_OUT] }, page: { page: 1, pageSize: 9 }) { items { title } pageInfo { page pageSize totalItems } }
    lobbyCategories { gameType vendors { code gameCount } }
    hotGames { id name isFavourite }
    winners(limit: 5) { playerName amount wonAt game { name } }
    games(filter: { gameType: SLOTS }, page: { pageSize: 5 }) { items { id gameType } pageInfo { totalItems pageSize } }
    helpArticles { anchor title }
    me { id }
  }`)
  expect(errors).toBeUndefined()
  expect(data.site.merchantCode).toBe('SENVANG')
  expect(data.systemStatus.status).toBe('OPEN')
  expect(data.registrationSetting.minimumAge).toBe(18)
  expect(data.banners.length).toBeGreaterThan(0)
  expect(data.lobbyCategories.length).toBeGreaterThan(0)
  expect(data.hotGames.length).toBeGreaterThan(0)
  expect(data.hotGames[0]?.isFavourite).toBe(false)
  expect(data.games.items.length).toBeGreaterThan(0)
  expect(data.games.items.every((game: { gameType: string }) => game.gameType === 'SLOTS')).toBe(true)
  expect(data.me).toBeNull()
})

it('keeps two brands apart', async () => {
  const [one, other] = await Promise.all([
    ask('{ site { merchantCode } }'),
    ask('{ site { merchantCode } }', { merchant: 'SAKURA' }),
  ])
  expect([one.data.site.merchantCode, other.data.site.merchantCode]).toEqual(['SENVANG', 'SAKURA'])
  const token = await platform.signIn('demo01', 'SAKURA')
  expect((await ask('{ me { account } }', { token, merchant: 'SAKURA' })).data.me.account).toBe('demo01')
  expect((await ask('{ me { account } }', { token })).data.me).toBeNull()
})

const signIn = `mutation($input: SignInInput!) {
  signIn(input: $input) { token captchaRequired member { account wallet { balance currency isSingle } } userErrors { code message field } }
}`

it('signs in after a failed try with the captcha it then wants, and out again', async () => {
  const { account } = await platform.member({ funds: 1_500_000n })
  const attempt = async (more: object) =>
    (await ask(signIn, { variables: { input: { type: 'USERNAME', username: account, ...more } } })).data.signIn
  const wrong = await attempt({ password: 'not-the-password' })
  expect(wrong).toMatchObject({ token: null, member: null })
  expect(wrong.userErrors).toHaveLength(1)
  const { data } = await ask('{ captcha { id image } }')
  const captcha = wrong.captchaRequired ? { captchaId: data.captcha.id, captcha: CAPTCHA } : {}
  const right = await attempt({ password: DEMO_PASSWORD, ...captcha })
  expect(right.userErrors).toEqual([])
  expect(right.member).toEqual({ account, wallet: { balance: '150.00', currency: 'VND', isSingle: false } })
  const token = right.token
  expect((await ask('mutation { signOut { done } }', { token })).data.signOut.done).toBe(true)
  expect((await ask('{ me { id } }', { token })).data.me).toBeNull()
  expect((await ask('{ favouriteGames { id } }', { token, language: 'vi' })).errors?.[0]).toMatchObject({
    message: 'Vui lòng đăng nhập trước.',
    extensions: { code: 'UNAUTHENTICATED' },
  })
})

it('shows a member account, favourites, statement and bets', async () => {
  const { member, token } = await platform.signedInMember({ funds: 1_000_000n })
  await pay(member.id, 500_000n)
  const { data: lobby } = await ask('{ hotGames { id } }')
  const gameId = lobby.hotGames[0]?.id
  const set =
    'mutation($input: SetFavouriteInput!) { setFavourite(input: $input) { game { id isFavourite } userErrors { code } } }'
  expect(
    (await ask(set, { token, variables: { input: { gameId, isFavourite: true } } })).data.setFavourite.game.isFavourite,
  ).toBe(true)
  const { data, errors } = await ask(
    `query($gameId: ID!) {
      me { account isTrial isAgent unreadMessages wallet { balance version } }
      favouriteGames { id isFavourite }
      game(id: $gameId) { isFavourite }
      recentGames { id }
      statement(first: 2) { edges { cursor node { kind amount balanceAfter } } pageInfo { endCursor hasNextPage } }
      bets(page: { pageSize: 3 }) { items { id state } totals { stake } pageInfo { totalItems } }
      paymentChannels { id minimum }
    }`,
    { token, variables: { gameId } },
  )
  expect(errors).toBeUndefined()
  expect(data.me).toMatchObject({ account: member.account, isTrial: false, wallet: { balance: '150.00' } })
  const amounts = data.statement.edges.map(({ node }: { node: { amount: string } }) => node.amount)
  expect(amounts).toEqual(['50.00', '100.00'])
  expect(data.favouriteGames).toContainEqual({ id: gameId, isFavourite: true })
  expect(data.game.isFavourite).toBe(true)
  expect(data.paymentChannels.length).toBeGreaterThan(0)
  const next = await ask('query($after: String) { statement(first: 1, after: $after) { edges { cursor } } }', {
    token,
    variables: { after: data.statement.edges[0]?.cursor },
  })
  expect(next.errors).toBeUndefined()
  expect(next.data.statement.edges[0]).toEqual({ cursor: data.statement.edges[1]?.cursor })
})

it('shows a bet with its full detail', async () => {
  const token = await platform.signIn('demo03')
  const { data } = await ask('{ bets(page: { pageSize: 3 }) { items { id state } totals { stake } } }', { token })
  const [first] = data.bets.items
  const detail = await ask('query($id: ID!) { bet(id: $id) { bet { id } transactions { kind amount } } }', {
    token,
    variables: { id: first?.id },
  })
  expect(detail.data.bet.bet.id).toBe(first?.id)
  expect(detail.data.bet.transactions.length).toBeGreaterThan(0)
  const stranger = await platform.signIn('demo02')
  expect(
    (await ask('query($id: ID!) { bet(id: $id) { bet { id } } }', { token: stranger, variables: { id: first?.id } }))
      .data.bet,
  ).toBeNull()
})

it('starts a deposit once for each key', async () => {
  const { token } = await platform.signedInMember()
  const { data } = await ask('{ paymentChannels { id minimum } }', { token })
  const [channel] = data.paymentChannels
  const create = `mutation($input: CreateDepositInput!) { createDeposit(input: $input) { deposit { id state transferCode qrPayload } userErrors { code field } } }`
  const input = { idempotencyKey: crypto.randomUUID(), channelId: channel?.id, amount: channel?.minimum }
  const [first, second] = [
    await ask(create, { token, variables: { input } }),
    await ask(create, { token, variables: { input } }),
  ]
  expect(first.errors).toBeUndefined()
  expect(first.data.createDeposit.userErrors).toEqual([])
  expect(second.data.createDeposit.deposit.id).toBe(first.data.createDeposit.deposit.id)
  const tooLittle = { ...input, idempotencyKey: crypto.randomUUID(), amount: '0.01' }
  const refused = (await ask(create, { token, variables: { input: tooLittle } })).data.createDeposit
  expect(refused.deposit).toBeNull()
  expect(refused.userErrors[0]?.field).toEqual(['input', 'amount'])
})

it('gives a trial player play money and keeps the cashier closed', async () => {
  const { data } = await ask(
    'mutation { startFreePlay(input: { os: "test" }) { token member { isTrial unreadMessages wallet { balance } } userErrors { code } } }',
  )
  expect(data.startFreePlay.userErrors).toEqual([])
  expect(data.startFreePlay.member).toMatchObject({ isTrial: true, unreadMessages: 0 })
  const { errors } = await ask('{ paymentChannels { id } }', { token: data.startFreePlay.token })
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

it('tells a movement of money to the member at once', async () => {
  const { member, token } = await platform.signedInMember({ funds: 1_000_000n })
  const events = follow('subscription { balanceChanged { balance version } }', { authorization: `Bearer ${token}` })
  const first = await events.next()
  expect(first.value.data.balanceChanged.balance).toBe('100.00')
  const next = events.next()
  await pay(member.id, 500_000n)
  expect((await next).value.data.balanceChanged.balance).toBe('150.00')
})

it('shows what an operator changes without a restart, and writes it down', async () => {
  const token = await platform.operator()
  const modules = async () => (await ask('{ site { modules } }')).data.site.modules
  expect(await modules()).toContain('FREE_PLAY')
  const update = `mutation($input: UpdateWhitelabelModuleInput!) { updateWhitelabelModule(input: $input) { module { id enabled } userErrors { code } } }`
  const switchTo = (enabled: boolean) =>
    ask(update, { token, variables: { input: { id: 'FREE_PLAY', enabled, reason: 'test' } } })
  let topic: string | undefined
  const changed = follow('subscription { siteChanged }').next()
  changed.then(({ value }) => {
    topic = value.data.siteChanged
  })
  // A subscription gives no sign of having started; the change after its start is the one it tells.
  await vi.waitFor(
    async () => {
      await switchTo(true)
      const answer = await switchTo(false)
      expect(answer.data.updateWhitelabelModule).toEqual({
        module: { id: 'FREE_PLAY', enabled: false },
        userErrors: [],
      })
      expect(topic).toBe('SETTINGS')
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(await modules()).not.toContain('FREE_PLAY')
  await switchTo(true)
  const { data, errors } = await ask(
    `{ operator { account role { id } permissions } operatorMembers(filter: { search: "demo01" }) { items { account balance } }
       auditEntries(page: { pageSize: 2 }) { items { action operatorAccount reason before after } } trialBalance { balanced } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  expect(data.operatorMembers.items[0]?.account).toBe('demo01')
  expect(data.auditEntries.items[0]).toMatchObject({ operatorAccount: 'operator', reason: 'test' })
  const member = await platform.signIn('demo02')
  expect((await ask('{ auditEntries { items { id } } }', { token: member })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
})

it('shows what cancelling a bonus costs and cancels it for exactly that, as values', async () => {
  const { ledger, turnover } = platform.context
  const { member, token } = await platform.signedInMember()
  const owner = { merchantId: SENVANG, memberId: member.id }
  const documentId = newId()
  const bonus = { ...owner, currency: 'VND', amount: 1_000_000n }
  await platform.database.transaction(async (tx) => {
    const route = { from: house.promotion('test'), to: 'CASH' } as const
    const document = { kind: 'seed', id: documentId } as const
    await ledger.post(tx, [{ ...bonus, ...route, source: 'test', key: documentId, kind: 'BONUS', document }])
    const bound = { amount: bonus.amount, programme: 'test', expiresAt: null }
    await turnover.require(tx, { ...bonus, source: 'BONUS', documentId, bonus: bound })
  })
  const list = await ask('{ turnover { buckets { id mayCancel } } }', { token })
  expect(list.data.turnover.buckets).toEqual([{ id: expect.any(String), mayCancel: true }])
  const id = list.data.turnover.buckets[0]?.id ?? ''
  const preview = (as: string) =>
    ask('query ($id: ID!) { bonusCancellation(id: $id) { currency bonus winnings forfeited } }', {
      token: as,
      variables: { id },
    })
  const cancel = (forfeited: string, as = token) =>
    ask(
      'mutation ($input: CancelBonusInput!) { cancelBonus(input: $input) { cancellation { forfeited } userErrors { code field } } }',
      { token: as, variables: { input: { id, forfeited } } },
    )
  const { token: other } = await platform.signedInMember()
  expect((await preview(other)).data.bonusCancellation).toBeNull()
  expect((await cancel('100.00', other)).data.cancelBonus).toMatchObject({
    cancellation: null,
    userErrors: [{ code: 'TURNOVER_NOT_FOUND' }],
  })
  expect((await preview(token)).data.bonusCancellation).toEqual({
    currency: 'VND',
    bonus: '100.00',
    winnings: '0.00',
    forfeited: '100.00',
  })
  expect((await cancel('99.00')).data.cancelBonus).toEqual({
    cancellation: null,
    userErrors: [{ code: 'TURNOVER_CHANGED', field: ['input', 'forfeited'] }],
  })
  expect((await cancel('100.00')).data.cancelBonus).toEqual({ cancellation: { forfeited: '100.00' }, userErrors: [] })
  expect((await cancel('100.00')).data.cancelBonus.userErrors).toMatchObject([{ code: 'TURNOVER_NOT_CANCELLABLE' }])
})
