import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools, plainPromotion } from '../support/promotions.ts'
import { race } from '../support/race.ts'
import { publishByTwo } from '../support/two-operators.ts'

const DAY = 86_400_000
const nothingToPlay = { ...plainPromotion.turnover, multiplier: 0 }

describeOnEachDatabase('promotions that give no money', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof createPromotionTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    tools = createPromotionTools(platform)
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  async function planRaffle(): Promise<string> {
    const body = {
      words: [{ language: 'vi', title: 'Vòng quay', text: '' }],
      startsAt: platform.clock.now().toISOString(),
      endsAt: new Date(platform.clock.now().getTime() + 9 * DAY).toISOString(),
      leastDeposit: null,
      prizes: [5, 6].map((amount) => ({
        kind: 'MONEY' as const,
        names: [{ language: 'vi', name: `${amount} đồng` }],
        amount: String(amount),
        weight: 1,
        quantity: 50,
      })),
      reason: 'Cuối tuần',
    }
    return need((await platform.call('createRaffle', { token: await platform.operator(), body })).value).id
  }
  const publishRaffle = (id: string) => publishByTwo(platform, 'publishRaffle', id, 'Đúng')
  const tickets = (raffleId: string, count = 2) => ({ kind: 'TICKETS', raffleId, tickets: count }) as const
  const ticketsOf = async (token: string, id: string) =>
    (await platform.call('listRaffles', { token })).value.find((raffle) => raffle.id === id)?.tickets

  it('give tickets of a raffle, which are used there', async () => {
    const raffleId = await planRaffle()
    await publishRaffle(raffleId)
    const id = await tools.publish({ reward: tickets(raffleId), turnover: nothingToPlay }, { budget: '3' })
    const { token } = await platform.signedInMember()
    expect((await tools.claim(token, id)).value).toMatchObject({ currency: 'TICKET', standing: 'CLAIMED' })
    expect(await ticketsOf(token, raffleId)).toBe(2)
    const spun = await platform.call('spinRaffle', { token, body: { raffleId }, idempotencyKey: newId() })
    expect(spun).toMatchObject({ success: true })
    // One ticket is left of the budget of three: too little for who gets two.
    const other = await platform.signedInMember()
    expect(await tools.claim(other.token, id)).toMatchObject({ code: 'PROMOTION_BUDGET_SPENT' })
    expect(await ticketsOf(other.token, raffleId)).toBe(0)
  })

  it('give no tickets of what is a draft or over, and are not drafted for what is not theirs', async () => {
    const raffleId = await planRaffle()
    const id = await tools.publish({ reward: tickets(raffleId), turnover: nothingToPlay })
    const { token } = await platform.signedInMember()
    expect(await tools.claim(token, id)).toMatchObject({ code: 'PROMOTION_NOTHING_TO_GIVE' })
    await publishRaffle(raffleId)
    expect(await tools.claim(token, id)).toMatchObject({ success: true })
    await platform.database.raw('update raffles set ends_at = $2 where id = $1', [raffleId, platform.clock.now()])
    const late = await platform.signedInMember()
    expect(await tools.claim(late.token, id)).toMatchObject({ code: 'PROMOTION_NOTHING_TO_GIVE' })
    for (const unknown of [raffleId, newId()]) {
      const body = tools.draftOf({ terms: { ...plainPromotion, reward: tickets(unknown), turnover: nothingToPlay } })
      const answer = await platform.call('createPromotion', { token: await platform.operator(), body })
      expect(answer).toMatchObject({ code: 'PROMOTION_RAFFLE_UNKNOWN', field: 'terms.reward.raffleId' })
    }
  })

  it('raise what comes back of play for some days, once', async () => {
    const reward = { kind: 'REBATE_RISE', percent: 0.25, days: 7 } as const
    const id = await tools.publish({ reward, turnover: nothingToPlay }, { budget: '5' })
    const { member, token } = await platform.signedInMember()
    expect((await tools.claim(token, id)).value).toMatchObject({ currency: 'RISE', standing: 'CLAIMED' })
    const rises = await platform.database.raw<{ percent: number; days: number }>(
      `select percent, (extract(epoch from ends_at - starts_at) / 86400)::int4 as days
         from rebate_rises where merchant_id = $1 and member_id = $2`,
      [SENVANG, member.id],
    )
    expect(rises).toEqual([{ percent: 25, days: 7 }])
    expect(await tools.claim(token, id)).toMatchObject({ code: 'PROMOTION_HAD' })
  })

  it('have nothing that must be played', async () => {
    const terms = { ...plainPromotion, reward: { kind: 'REBATE_RISE', percent: 1, days: 1 } as const }
    const answer = await platform.call('createPromotion', {
      token: await platform.operator(),
      body: tools.draftOf({ terms }),
    })
    expect(answer).toMatchObject({ code: 'PROMOTION_TERMS_DISAGREE', field: 'terms.turnover' })
  })

  race('give each once, however often they are claimed, and no more than their budget', async () => {
    const raffleId = await planRaffle()
    await publishRaffle(raffleId)
    const id = await tools.publish({ reward: tickets(raffleId, 1), turnover: nothingToPlay }, { budget: '2' })
    const members = await Promise.all([1, 2, 3, 4].map(() => platform.signedInMember()))
    const claims = members.flatMap(({ token }) => [1, 2, 3].map(() => tools.claim(token, id)))
    const given = (await Promise.all(claims)).filter(({ success }) => success)
    expect(given).toHaveLength(2)
    const counts = await Promise.all(members.map(({ token }) => ticketsOf(token, raffleId)))
    expect(counts.toSorted()).toEqual([0, 0, 1, 1])
  })
})
