import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools, plainPromotion } from '../support/promotions.ts'

const DAY = 86_400_000
const reason = 'Đúng như kế hoạch'
const named = (title: string) => [{ language: 'vi', title, text: '' }]

// Decision 0022: what can cost the house takes two. Both have to mean the same thing, which the second one has seen.
describeOnEachDatabase('a draft that takes two operators', (open) => {
  let platform: TestPlatform
  let first: string
  let second: string
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    first = await platform.operator()
    second = await platform.operator('operator2')
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  const span = () => ({
    startsAt: platform.clock.now().toISOString(),
    endsAt: new Date(platform.clock.now().getTime() + DAY).toISOString(),
  })
  const rain = (total: string) => ({
    words: named('Lì xì'),
    ...span(),
    envelopes: 3,
    total,
    least: '1',
    greatest: total,
    isDaily: false,
    leastRank: 0,
    reason,
  })
  const prize = (amount: string) => ({
    kind: 'MONEY',
    names: [{ language: 'vi', name: 'Tiền' }],
    amount,
    weight: 1,
    quantity: 1,
  })
  const raffle = (amount: string) => ({
    words: named('Vòng quay'),
    ...span(),
    leastDeposit: null,
    prizes: [prize(amount), prize('1')],
    reason,
  })
  const promotion = (amount: string) =>
    createPromotionTools(platform).draftOf({ terms: { ...plainPromotion, reward: { kind: 'FIXED', amount } } })

  it.each([
    ['promotion', 'createPromotion', 'updatePromotion', 'publishPromotion', promotion],
    ['rain of envelopes', 'createEnvelopes', 'updateEnvelopes', 'publishEnvelopes', rain],
    ['raffle', 'createRaffle', 'updateRaffle', 'publishRaffle', raffle],
  ] as const)('%s: one that was changed since is not confirmed, and nothing is proposed by that', async (...kind) => {
    const [, create, update, publish, planOf] = kind
    const made = need((await platform.call(create, { token: first, body: planOf('100') })).value)
    const params = { id: made.id }
    const confirm = (token: string, revision: string) =>
      platform.call(publish, { token, params, body: { reason, revision } })
    expect((await confirm(first, made.revision)).value.proposal).toMatchObject({ proposedByAccount: 'operator' })

    const changed = need((await platform.call(update, { token: first, params, body: planOf('900') })).value)
    expect(changed).toMatchObject({ proposal: null })
    expect(changed.revision).not.toBe(made.revision)
    expect(await confirm(second, made.revision)).toMatchObject({ code: 'FOUR_EYES_CHANGED', field: 'revision' })
    // He proposed nothing by that, so the first one has nothing to confirm: his own wish is the first one anew.
    expect((await confirm(first, changed.revision)).value).toMatchObject({
      state: 'DRAFT',
      proposal: { proposedByAccount: 'operator' },
    })
    expect((await confirm(second, changed.revision)).value).toMatchObject({ state: 'PUBLISHED', proposal: null })
  })
})
