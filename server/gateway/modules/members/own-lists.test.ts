import { getNullableType, isNonNullType } from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { requiredRole } from '../../requires.ts'
import { buildSchema } from '../../schema.ts'
import { failWith } from '../../testing/fake-wps.ts'
import { startGateway, type TestGateway } from '../../testing/gateway.ts'
import type { CallName } from '../../wps/types.ts'

let gateway: TestGateway

const token = 'token-of-a-member'
const someRows = '{ pageInfo { totalItems } }'
const more = '{ pageInfo { hasNextPage } }'

/** What is the member's own: how it is asked for, and by which call it is read. */
const own: Readonly<Record<string, readonly [selection: string, call: CallName]>> = {
  bets: [someRows, 'listBets'],
  favouriteGames: ['{ id }', 'listFavourites'],
  recentGames: ['{ id }', 'listRecentGames'],
  deposits: [someRows, 'listDeposits'],
  withdrawals: [someRows, 'listWithdrawals'],
  payoutAccounts: ['{ id }', 'listPayoutAccounts'],
  statement: [more, 'listStatement'],
  vendorWallets: ['{ isSingle }', 'getWallets'],
  lotteryOrders: [someRows, 'listLotteryOrders'],
  lotteryChases: [someRows, 'listLotteryChases'],
  messages: [someRows, 'listMessages'],
  tickets: [someRows, 'listTickets'],
  promotionClaims: [someRows, 'listPromotionClaims'],
  pointBalance: ['{ points }', 'getPointBalance'],
  redemptions: [someRows, 'listRedemptions'],
  pointChanges: [more, 'listPointChanges'],
  rebateClaims: [someRows, 'listRebateClaims'],
  protection: ['{ realityCheckMinutes }', 'getProtection'],
  turnover: ['{ required }', 'getTurnover'],
  vip: ['{ rank }', 'getVip'],
  profile: ['{ account }', 'getProfile'],
  security: ['{ hasPaymentPassword }', 'getSecurity'],
}
const everything = Object.entries(own).map(([name, [selection]]) => `${name} ${selection}`)

it('what is the member’s own takes of `me` what the root takes, demands the same role, and is null where the root fails', () => {
  const schema = buildSchema()
  const root = schema.getQueryType()?.getFields() ?? {}
  const { Member: member } = schema.getTypeMap()
  const fields = member !== undefined && 'getFields' in member ? member.getFields() : {}
  for (const name of Object.keys(own)) {
    const [asked, told] = [root[name], fields[name]]
    if (asked === undefined || told === undefined || !('args' in told)) throw new Error(`${name} is missing`)
    const argumentsOf = ({ args }: typeof asked) => args.map((one) => `${one.name}: ${one.type} ${one.defaultValue}`)
    expect(argumentsOf(told), name).toEqual(argumentsOf(asked))
    expect(requiredRole(schema, told), name).toBe(requiredRole(schema, asked))
    expect(String(told.type), name).toBe(String(getNullableType(asked.type)))
    expect(isNonNullType(told.type), name).toBe(false)
  }
})

describe('what is the member’s own', () => {
  afterEach(() => gateway.close())

  it('is had of `me` in one operation, each by one call and as the root answers it', async () => {
    gateway = await startGateway()
    const { data, errors } = await gateway.query(`{ me { ${everything.join(' ')} } }`, { token })
    expect(errors).toBeUndefined()
    expect(gateway.wps.calls.toSorted()).toEqual(
      ['getMember', ...Object.values(own).map(([, call]) => call)].toSorted(),
    )
    const { data: atRoot } = await gateway.query(`{ ${everything.join(' ')} }`, { token })
    expect(data?.me).toEqual(atRoot)
  })

  it('is given to the platform as it was asked for', async () => {
    gateway = await startGateway()
    const page = 'page: { page: 2, pageSize: 7 }'
    const asked = `{ me { bets(filter: { state: OPEN }, ${page}) ${someRows} statement(filter: { kind: BET }, last: 3, before: "9") ${more} } }`
    expect((await gateway.query(asked, { token })).errors).toBeUndefined()
    const queries = gateway.wps.requests.map((request) => request.query)
    expect(queries).toContainEqual({ state: 'OPEN', pageNo: '2', pageSize: '7' })
    expect(queries).toContainEqual({ last: '3', before: '9', kind: 'BET' })
  })

  it('is asked for by who has just signed in in the name of the new session', async () => {
    gateway = await startGateway()
    const signIn = `mutation { signIn(input: { type: USERNAME, username: "demo01", password: "x" }) { member { bets ${someRows} } } }`
    const { data } = await gateway.query(signIn, { token: 'token-of-before' })
    expect(data?.signIn).toMatchObject({ member: { bets: { pageInfo: { totalItems: 1 } } } })
    const asked = gateway.wps.requests.filter((request) => request.method === 'GET' && request.headers.authorization)
    expect(new Set(asked.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer text']))
  })
})

describe('a part that is refused', () => {
  afterEach(() => gateway.close())

  it('leaves the others standing', async () => {
    gateway = await startGateway({ answers: { listBets: failWith(403, 'FORBIDDEN'), getVip: failWith(500, 'BROKEN') } })
    const { data, errors } = await gateway.query(
      `{ me { bets ${someRows} vip { rank } deposits ${someRows} account } }`,
      { token },
    )
    expect(data?.me).toEqual({
      bets: null,
      vip: null,
      deposits: { pageInfo: { totalItems: 1 } },
      account: expect.any(String),
    })
    expect(errors?.map(({ path }) => path?.join('.')).toSorted()).toEqual(['me.bets', 'me.vip'])
  })

  it('is not even asked for where the account is a trial one', async () => {
    gateway = await startGateway({ answers: { getMember: () => ({ id: 'm', account: 'trial', type: 4 }) } })
    const { data, errors } = await gateway.query(`{ me { ${everything.join(' ')} } }`, { token })
    const schema = buildSchema()
    const ofAccounts = Object.keys(own).filter((name) => {
      const field = schema.getQueryType()?.getFields()[name]
      return field !== undefined && requiredRole(schema, field) === 'ACCOUNT_HOLDER'
    })
    expect(ofAccounts).toContain('deposits')
    expect(errors?.map(({ path }) => path?.[1]).toSorted()).toEqual(ofAccounts.toSorted())
    const shown: Readonly<Record<string, unknown>> = data?.me ?? {}
    for (const name of Object.keys(own)) {
      expect(shown[name] === null, name).toBe(ofAccounts.includes(name))
    }
    for (const name of ofAccounts) expect(gateway.wps.countOf(own[name]?.[1] ?? 'getMember'), name).toBe(0)
  })

  it('is nothing to a visitor: there is no member', async () => {
    gateway = await startGateway()
    const { data, errors } = await gateway.query(`{ me { ${everything.join(' ')} } }`)
    expect(data).toEqual({ me: null })
    expect(errors).toBeUndefined()
    expect(gateway.wps.calls).toEqual([])
  })
})

describe('an operation over all that is the member’s own', () => {
  afterEach(() => gateway.close())

  const lists = (size: number) => {
    const page = `page: { pageSize: ${size} }`
    return `
      bets(${page}) { items { id game { name vendor { name game { name } } } } }
      deposits(${page}) { items { id channel { name } } }
      withdrawals(${page}) { items { id } }
      statement(first: ${size}) { edges { node { id } } }
      lotteryOrders(${page}) { items { id lottery { name game { vendor { name } } } chase { lottery { name } } } }
      lotteryChases(${page}) { items { id lottery { name } } }
      messages(${page}) { items { id } }
      tickets(${page}) { items { id } }
      promotionClaims(${page}) { items { id promotion { title } } }
      redemptions(${page}) { items { id } }
      pointChanges(first: ${size}) { edges { node { id } } }
      rebateClaims(${page}) { items { id } }`
  }

  it('passes where it asks for pages of twenty, seven levels deep', async () => {
    gateway = await startGateway()
    const { errors } = await gateway.query(`{ me { account ${lists(20)} } }`, { token })
    expect(errors).toBeUndefined()
  })

  it('is refused before anything is asked of the platform where each list is of a hundred rows', async () => {
    gateway = await startGateway()
    for (const text of [`{ me { ${lists(100)} } }`, `{ me { ...Own } } fragment Own on Member { ${lists(100)} }`]) {
      const { errors } = await gateway.query(text, { token })
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['OPERATION_TOO_COSTLY'])
    }
    expect(gateway.wps.calls).toEqual([])
  })

  it('is refused where it goes round in circles', async () => {
    gateway = await startGateway()
    const round = 'game { vendor { game { vendor { game { name } } } } }'
    const { errors } = await gateway.query(`{ me { bets { items { ${round} } } } }`, { token })
    expect(errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(gateway.wps.calls).toEqual([])
  })
})
