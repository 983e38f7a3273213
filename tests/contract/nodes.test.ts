import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandRoots, ownRoots, type Root } from '../../server/gateway/modules/records/roots.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA } from '../support/platform.ts'
import { makeThings, type Things } from './support/border-things.ts'
import { schema } from './support/edges.ts'
import { type Graph, startGraph } from './support/graph.ts'

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }'

/** The type of what a root reads. */
function typeOf([root, below]: Root): string {
  const answer = getNamedType(schema.getQueryType()?.getFields()[root]?.type)
  const thing = below !== undefined && isObjectType(answer) ? getNamedType(answer.getFields()[below]?.type) : answer
  return thing?.name ?? ''
}

it('a type is a Node when there is a root that reads it by its id', () => {
  const read = new Set([...Object.values(ownRoots), ...Object.values(brandRoots)].map(typeOf))
  const node = schema.getType('Node')
  const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : []
  expect(nodes.toSorted()).toEqual([...read].toSorted())
})

/** What is read by an id that is none of its own. */
const KNOWN_OTHERWISE = [
  // A part of what bears the id.
  'bonusCancellation',
  'broadcastReaders',
  'merchantDraft',
  'withdrawalBackground',
  // By the id of its member.
  'operatorIdentity',
  'operatorLine',
  // Codes, and what the brand is set by.
  'merchant',
  'messageTemplate',
  'operatorCustomerService',
  'operatorJob',
  'operatorLottery',
  'operatorRole',
  'operatorVendor',
  // The bank's own number.
  'suspenseTransfer',
  // Where the brand's systems are told, and an event on its way to one of them.
  'webhook',
  'webhookDelivery',
  // May be no brand's.
  'vendorCase',
]

it('every other root that takes an id takes a code, or the id of something else', () => {
  const known = [...Object.values(ownRoots), ...Object.values(brandRoots)].map(([root]) => root as string)
  const byId = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ args }) => args.length === 1 && args[0]?.name === 'id')
    .map(({ name }) => name)
    .filter((name) => name !== 'node' && !known.includes(name))
  expect(byId.toSorted()).toEqual(KNOWN_OTHERWISE.toSorted())
})

describe('by its id', () => {
  let graph: Graph
  let things: Things
  beforeAll(async () => {
    graph = await startGraph()
    things = await makeThings(graph.platform)
  }, 90_000)
  afterAll(() => graph.stop())

  const nodeOf = async (id: string, token?: string) => (await graph.ask(NODE, { id }, token)).data?.node ?? null

  /** One thing of each kind, as `makeThings` names it. */
  const ofBrand = {
    adjustment: 'Adjustment',
    announcement: 'OperatorAnnouncement',
    audit: 'AuditEntry',
    banner: 'OperatorBanner',
    bet: 'OperatorBet',
    broadcast: 'Broadcast',
    contract: 'OperatorContract',
    deposit: 'OperatorDepositDetail',
    dispute: 'OperatorDispute',
    envelopes: 'OperatorEnvelopeRain',
    greatWin: 'GreatWin',
    helpArticle: 'OperatorHelpArticle',
    draw: 'OperatorDraw',
    mallGoods: 'MallGoods',
    member: 'OperatorMember',
    promotion: 'OperatorPromotion',
    promotionClaim: 'OperatorPromotionClaim',
    raffle: 'OperatorRaffle',
    rebateClaim: 'OperatorRebateClaimDetail',
    redemption: 'OperatorRedemption',
    referral: 'OperatorReferral',
    settlement: 'Settlement',
    staff: 'OperatorAccount',
    transfer: 'LedgerTransferDetail',
    vendorTransfer: 'OperatorVendorTransfer',
    withdrawal: 'OperatorWithdrawal',
  } as const satisfies Partial<Record<keyof Things, string>>
  const ofMember = {
    bet: 'Bet',
    contract: 'Contract',
    deposit: 'Deposit',
    rebateClaim: 'RebateClaimDetail',
    withdrawal: 'Withdrawal',
  } as const

  it('an operator is shown each record of the brand', async () => {
    const shown = await Promise.all(
      Object.keys(ofBrand).map(async (name) => [name, await nodeOf(things[name as keyof typeof ofBrand], things.head)]),
    )
    const expected = Object.entries(ofBrand).map(([name, __typename]) => [
      name,
      { __typename, id: things[name as keyof typeof ofBrand] },
    ])
    expect(shown).toEqual(expected)
  })

  it('a member is shown what is his own, and nobody else is', async () => {
    const { platform } = graph
    const strangers = {
      visitor: undefined,
      member: (await platform.signedInMember()).token,
      trial: (await platform.signedInMember({ type: 4 })).token,
      agent: await platform.signIn('agent01'),
      'member of another brand': (await platform.signedInMember({ merchantId: SAKURA })).token,
    }
    for (const [name, __typename] of Object.entries(ofMember)) {
      const id = things[name as keyof typeof ofMember]
      expect(await nodeOf(id, things.token), name).toEqual({ __typename, id })
      for (const [who, token] of Object.entries(strangers))
        expect(await nodeOf(id, token), `${name}: ${who}`).toBe(null)
    }
  })

  it('what operators read is nothing to members, to operators of another brand and to those without the right', async () => {
    const { operators } = graph.platform.context
    const who = { account: 'sakura', name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account: who.account, password: DEMO_PASSWORD }
    const elsewhere = (await graph.platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
    const found: string[] = []
    for (const name of Object.keys(ofBrand) as (keyof typeof ofBrand)[]) {
      if (!(name in ofMember) && (await nodeOf(things[name], things.token)) !== null) found.push(`${name} by a member`)
      if ((await nodeOf(things[name], elsewhere)) !== null) found.push(`${name} at another brand`)
    }
    expect(found).toEqual([])
    expect(await nodeOf(things.staff, await graph.platform.operator('support'))).toBe(null)
  })

  it('many are asked about at once, in their order, and what is nothing is null', async () => {
    const before = (await graph.restCalls()).findBrandRecords ?? 0
    const ids = [things.deposit, '52', crypto.randomUUID(), things.bet]
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { data } = await graph.ask(nodes, { ids }, things.head)
    expect(data.nodes).toEqual([{ id: things.deposit }, null, null, { id: things.bet }])
    expect((await graph.restCalls()).findBrandRecords).toBe(before + 1)
    const many = { ids: Array.from({ length: 21 }, () => things.deposit) }
    expect((await graph.ask(nodes, many, things.head)).errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })
})
