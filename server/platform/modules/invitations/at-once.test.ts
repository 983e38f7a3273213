import { afterAll, beforeAll, expect } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race, raceLimits } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'
import { newPlainText } from '../../lib/credentials.ts'

describeOnEachDatabase('at once', (open) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database, ...(raceLimits && { overrides: { limits: raceLimits } }) })
  }, 120_000)
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const password = 'Hoa!mai2026x'
  const teamSize = async (token: string) => (await platform.call('getTeam', { token })).value.members
  const register = (referralCode: string) =>
    platform.call('register', {
      ip: randomAddress(),
      body: {
        username: `khach${newPlainText(12)}`,
        password,
        confirmPassword: password,
        acceptedTerms: true,
        referralCode,
      },
    })
  const openAccount = (token: string, username = `mo${newPlainText(12)}`) =>
    platform.call('openAccount', { token, ip: randomAddress(), body: { username, password, isAgent: false } })

  race('a link lets in as many as may come by it', async () => {
    const { token } = await platform.signedInMember({ type: 1 })
    const wish = { name: 'Zalo', makesAgents: false, mostUses: 7 }
    const { value: link } = await platform.call('createInvitation', { token, body: wish })
    const answers = await Promise.all(Array.from({ length: 40 }, () => register(link.code)))
    expect(answers.filter(({ success }) => success)).toHaveLength(7)
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['AFFILIATE_INVALID']),
    )
    const { value } = await platform.call('listInvitations', { token })
    expect(value.content).toMatchObject([{ uses: 7, state: 'USED_UP' }])
    const came = await platform.call('listArrivals', { token, params: { id: link.id } })
    expect(came.value.totalItems).toBe(7)
    expect(await teamSize(token)).toBe(7)
  })

  race('a link is made once of one name', async () => {
    const { token } = await platform.signedInMember({ type: 1 })
    const body = { name: 'Zalo', makesAgents: false }
    const make = () => platform.call('createInvitation', { token, body })
    const answers = await Promise.all(Array.from({ length: 10 }, make))
    expect(answers.map(({ code }) => code ?? 'DONE').sort()).toEqual([
      'DONE',
      ...Array(9).fill('INVITATION_NAME_TAKEN'),
    ])
  })

  race('an account is opened once, however often it is asked for', async () => {
    const { token } = await platform.signedInMember({ type: 1 })
    const username = `mo${newPlainText(12)}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => openAccount(token, username)))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(new Set(answers.map(({ value }) => value.memberId)).size).toBe(1)
    expect(await teamSize(token)).toBe(1)
  })

  race(
    'an agent opens no more than fifty accounts a day',
    async () => {
      const { token, member } = await platform.signedInMember({ type: 1 })
      // The demo accounts stand for those that he opened before.
      const before = await database.raw(
        `insert into arrivals (merchant_id, member_id, agent_id, arrived_at)
       select merchant_id, id, $2, $3 from members
        where merchant_id = $1 and id not in (select member_id from arrivals where merchant_id = $1) limit 10 returning member_id`,
        [SENVANG, member.id, platform.clock.now()],
      )
      const left = 50 - before.length
      const answers = await Promise.all(Array.from({ length: left + 4 }, () => openAccount(token)))
      expect(answers.filter(({ success }) => success)).toHaveLength(left)
      const refused = { status: 429, code: 'ACCOUNTS_TOO_MANY', most: 50 }
      expect(answers.filter(({ success }) => !success)).toMatchObject(Array(4).fill(refused))
      expect(await teamSize(token)).toBe(left)
    },
    120_000,
  )
})
