import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

const DAY = 86_400_000

describe('what a member is asked for their protection', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  const due = async (token: string) => (await platform.call('listPrompts', { token })).value
  const answer = (token: string, kind: string) => platform.call('answerPrompt', { token, body: { kind } })

  it('is how to play safely and whether to limit deposits, each until it was answered', async () => {
    const { token } = await platform.signedInMember()
    expect(await due(token)).toEqual(['SAFER_PLAY', 'LIMITS'])
    expect((await answer(token, 'SAFER_PLAY')).value).toEqual(['LIMITS'])
    expect((await answer(token, 'SAFER_PLAY')).value).toEqual(['LIMITS'])
    expect((await answer(token, 'LIMITS')).value).toEqual([])
    expect(await due(token)).toEqual([])
  })

  it('is no limit any more once there is one', async () => {
    const { token } = await platform.signedInMember()
    await platform.call('setLimit', { token, body: { kind: 'DEPOSIT', period: 'DAY', amount: '2000000' } })
    expect(await due(token)).toEqual(['SAFER_PLAY'])
  })

  it('is nothing for a trial account', async () => {
    const { token } = await platform.signedInMember({ type: 4 })
    expect(await platform.call('listPrompts', { token })).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
  })

  it('is every six months to look at what was played', async () => {
    const { member } = await platform.signedInMember()
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const { prompts } = platform.context.protection
    const asksForReview = async () => (await prompts.listDue(owner)).includes('REVIEW')
    platform.clock.advance(180 * DAY)
    expect(await asksForReview()).toBe(false)
    platform.clock.advance(5 * DAY)
    expect(await asksForReview()).toBe(true)
    await prompts.answer(owner, 'REVIEW')
    expect(await asksForReview()).toBe(false)
    platform.clock.advance(185 * DAY)
    expect(await asksForReview()).toBe(true)
  })
})
