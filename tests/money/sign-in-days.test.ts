import { afterAll, beforeAll, expect, it } from 'vitest'
import { dateAt, nextDate, startOfDate } from '../../server/platform/lib/local-day.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { byTwo } from '../support/two-operators.ts'

const HOUR = 3_600_000
const ZONE = 'Asia/Ho_Chi_Minh'
const reason = 'Điểm danh mỗi ngày'
const steps = [
  { kind: 'MONEY', amount: '1' },
  { kind: 'POINTS', amount: '20' },
  { kind: 'MONEY', amount: '3' },
]

describeOnEachDatabase('sign-in days', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    // Eleven at night in the brand's zone: an hour on it is tomorrow there, and the same date in London for long.
    const midnight = startOfDate(nextDate(dateAt(platform.clock.now(), ZONE)), ZONE)
    platform.clock.advance(midnight.getTime() - HOUR - platform.clock.now().getTime())
    await platform.database.raw('delete from sign_in_rules', [])
    expect((await settle()).value).toMatchObject({ isRunning: true, money: '4.00', points: '20.00', proposal: null })
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const settle = (change: object = {}) =>
    byTwo(platform, 'updateSignInDaySettings', { body: { isRunning: true, steps, reason, ...change } })
  /** A session that lasts, however far the clock went. */
  const again = async (memberId: string): Promise<string> => {
    const session = { merchantId: SENVANG, memberId, ip: '10.1.2.3', userAgent: 'test' }
    return (await platform.database.transaction((tx) => platform.context.sessions.open(tx, session))).token
  }
  const claim = (token: string) => platform.call('claimSignInDay', { token })
  const balance = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const points = async (token: string) => (await platform.call('getPointBalance', { token })).value.points
  const standing = async (token: string) => need((await platform.call('getSignInDays', { token })).value)

  it('give more for each day in a row of the brand’s calendar, once a day, and begin anew at the end', async () => {
    const { member, token } = await platform.signedInMember()
    expect(await standing(token)).toMatchObject({ step: 1, isClaimed: false })
    expect((await claim(token)).value).toMatchObject({ step: 1, isClaimed: true })
    expect((await claim(token)).success).toBe(true)
    expect(await balance(token)).toBe('1.00')
    platform.clock.advance(HOUR)
    const next = await again(member.id)
    const second = await standing(next)
    expect(second).toMatchObject({ step: 2, isClaimed: false })
    expect(second.steps.map(({ state }) => state)).toEqual(['CLAIMED', 'TODAY', 'LATER'])
    await claim(next)
    expect([await balance(next), await points(next)]).toEqual(['1.00', '20.00'])
    platform.clock.advance(24 * HOUR)
    const third = await again(member.id)
    await claim(third)
    expect(await balance(third)).toBe('4.00')
    platform.clock.advance(24 * HOUR)
    expect(await standing(await again(member.id))).toMatchObject({ step: 1, isClaimed: false })
  })

  it('a day that is missed begins anew', async () => {
    const { member, token } = await platform.signedInMember()
    await claim(token)
    platform.clock.advance(48 * HOUR)
    expect(await standing(await again(member.id))).toMatchObject({ step: 1, isClaimed: false })
  })

  race('who claims several times at once is given the day once', async () => {
    const { token } = await platform.signedInMember()
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(token)))
    expect(answers.map(({ success }) => success)).toEqual(Array(6).fill(true))
    expect(await balance(token)).toBe('1.00')
  })

  it('what gives more takes two operators, what gives less or ends one; what was given of late is shown', async () => {
    const token = await platform.operator()
    const set = (change: object) =>
      platform.call('updateSignInDaySettings', { token, body: { isRunning: true, steps, reason, ...change } })
    const more = [{ kind: 'MONEY', amount: '9' }, ...steps.slice(1)]
    expect((await set({ steps: more })).value).toMatchObject({ proposal: { kind: 'signInDays' }, money: '4.00' })
    expect((await set({ isRunning: false })).value).toMatchObject({ isRunning: false, proposal: null })
    const { token: player } = await platform.signedInMember()
    expect((await platform.call('getSignInDays', { token: player })).value).toBe(null)
    expect(await claim(player)).toMatchObject({ status: 409, code: 'SIGN_IN_DAYS_CLOSED' })
    expect((await set({ steps: [] })).code).toBe('SIGN_IN_DAYS_TERMS_INVALID')
    expect((await settle()).value).toMatchObject({ isRunning: true })
    const { value } = await platform.call('getSignInDaySettings', { token })
    expect(value.lately.claims).toBeGreaterThan(0)
  })
})
