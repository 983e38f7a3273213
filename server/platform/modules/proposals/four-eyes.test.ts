import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'
import { BRAND_DEEDS, FOUR_EYES_DEEDS } from './deeds.ts'
import { PROPOSAL_KINDS } from './kinds.ts'

const reason = 'Khách gọi tổng đài'

describeOnEachDatabase('deeds of which the brand decides', (open) => {
  let database: Database
  let platform: TestPlatform
  let first: string
  let second: string
  let support: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    first = await platform.operator('operator')
    second = await platform.operator('operator2')
    support = await platform.operator('support')
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const rule = (token: string, deed: (typeof BRAND_DEEDS)[number], isDemanded: boolean) =>
    platform.call('saveFourEyesRule', { token, params: { deed }, body: { isDemanded, reason } })
  const ruleOf = async (deed: string) =>
    (await platform.call('listFourEyesRules', { token: first })).value.find((one) => one.deed === deed)
  const newMember = async () => (await platform.member()).id
  const on = (token: string, id: string, body: object = {}) => ({ token, params: { id }, body: { ...body, reason } })
  const profile = (id: string) =>
    platform.call('getMemberProfile', { token: first, params: { id } }).then(({ value }) => value)

  const deeds = {
    memberPassword: (token: string, id: string) => platform.call('resetMemberPassword', on(token, id) as never),
    memberPaymentPassword: (token: string, id: string) =>
      platform.call('resetMemberPaymentPassword', on(token, id) as never),
    memberSecondFactor: (token: string, id: string) => platform.call('resetMemberSecondFactor', on(token, id) as never),
    memberPayeeName: (token: string, id: string) =>
      platform.call('correctMember', on(token, id, { payeeName: 'NGUYEN VAN MOI', nickname: 'Moi' }) as never),
    memberUnlocking: (token: string, id: string) =>
      platform.call('setMemberStatus', on(token, id, { status: 'ACTIVE' }) as never),
    memberReopening: (token: string, id: string) => platform.call('reopenAccount', on(token, id) as never),
  }
  /** Brings the member into the state in which the deed changes something. */
  async function prepare(deed: keyof typeof deeds, id: string) {
    if (deed === 'memberUnlocking') await platform.call('setMemberStatus', on(first, id, { status: 'LOCKED' }) as never)
    if (deed === 'memberPayeeName')
      await database.query.updateTable('members').set({ payee_name: 'NGUYEN VAN CU' }).where('id', '=', id).execute()
    if (deed !== 'memberReopening') return
    const at = new Date()
    await database.query.updateTable('members').set({ status: 'CLOSED' }).where('id', '=', id).execute()
    await database.query
      .insertInto('account_closings')
      .values({
        merchant_id: SENVANG,
        member_id: id,
        closed_at: at,
        final_at: new Date(at.getTime() + 10 * 86_400_000),
      })
      .execute()
  }
  const entriesOf = async (id: string) =>
    (
      await platform.call('listAuditEntries', { token: first, query: { subjectKind: 'members', subjectId: id } })
    ).value.content.map(({ action }) => action)

  it.each(BRAND_DEEDS)('%s is done by one, and by two once the brand demands it', async (deed) => {
    const id = await newMember()
    await prepare(deed, id)
    expect(await deeds[deed](support, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await deeds[deed](first, id)).status).toBe(200)
    expect((await profile(id)).proposals).toEqual([])

    expect((await rule(first, deed, true)).value).toMatchObject({ isDemanded: true, changedBy: 'operator' })
    await prepare(deed, id)
    const before = (await entriesOf(id)).length
    expect((await deeds[deed](first, id)).status).toBe(200)
    expect((await profile(id)).proposals).toMatchObject([{ kind: deed, proposedByAccount: 'operator', reason }])
    expect(await deeds[deed](first, id)).toMatchObject({ status: 409, code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await ruleOf(deed))?.waiting).toBe(1)
    expect((await deeds[deed](second, id)).status).toBe(200)
    expect((await profile(id)).proposals).toEqual([])
    const [done, proposed, ...earlier] = await entriesOf(id)
    expect(proposed).toBe('members.propose')
    expect(done).not.toBe('members.propose')
    expect(earlier).toHaveLength(before)
  })

  it('a new password is told to nobody while it waits, and the old one goes on', async () => {
    await rule(first, 'memberPassword', true)
    const { id, account } = await platform.member()
    const waiting = await deeds.memberPassword(first, id)
    expect(waiting.value).toMatchObject({ oneTimePassword: null, mailedTo: null })
    const { wish } = (await profile(id)).proposals[0] ?? {}
    expect(wish).toEqual({})
    expect(await platform.signIn(account)).toBeTruthy()
  })

  it('another payee name than the one proposed is another proposal, and another nickname too', async () => {
    await rule(first, 'memberPayeeName', true)
    const id = await newMember()
    await deeds.memberPayeeName(first, id)
    await platform.call('correctMember', on(second, id, { payeeName: 'KE GIAN' }) as never)
    const { payeeName, proposals } = await profile(id)
    expect(payeeName).not.toBe('KE GIAN')
    expect(proposals).toMatchObject([{ wish: { payeeName: 'KE GIAN' }, proposedByAccount: 'operator2' }])
  })

  it('locking takes one, and ends what somebody wanted opened', async () => {
    await rule(first, 'memberUnlocking', true)
    const id = await newMember()
    await prepare('memberUnlocking', id)
    await deeds.memberUnlocking(first, id)
    expect((await profile(id)).proposals).toHaveLength(1)
    await platform.call('setMemberStatus', on(second, id, { status: 'LOCKED' }) as never)
    expect(await profile(id)).toMatchObject({ status: 'LOCKED', proposals: [] })
  })

  it('that one suffices again takes two, and only who may change it changes it', async () => {
    await rule(first, 'memberSecondFactor', true)
    expect(await rule(support, 'memberSecondFactor', false)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await rule(first, 'memberSecondFactor', false)).value).toMatchObject({
      isDemanded: true,
      proposal: { kind: 'fourEyesRules', subjectId: 'memberSecondFactor', wish: { isDemanded: false } },
    })
    expect(await rule(first, 'memberSecondFactor', false)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await rule(second, 'memberSecondFactor', false)).value).toMatchObject({ isDemanded: false, proposal: null })
  })

  it('the rule of another brand is not asked', async () => {
    const [other] = await database.query.selectFrom('merchants').select('id').where('id', '!=', SENVANG).execute()
    await database.query.deleteFrom('four_eyes_rules').where('deed', '=', 'memberPaymentPassword').execute()
    await database.query
      .insertInto('four_eyes_rules')
      .values({
        merchant_id: other?.id ?? '',
        deed: 'memberPaymentPassword',
        is_demanded: true,
        changed_by_account: 'operator',
        changed_at: new Date(),
      })
      .execute()
    const id = await newMember()
    expect((await deeds.memberPaymentPassword(first, id)).status).toBe(200)
    expect((await profile(id)).proposals).toEqual([])
  })

  race('is done once when both want it at once', async () => {
    await rule(first, 'memberPayeeName', true)
    const id = await newMember()
    const answers = await Promise.all([deeds.memberPayeeName(first, id), deeds.memberPayeeName(second, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await profile(id)).toMatchObject({ payeeName: 'NGUYEN VAN MOI', proposals: [] })
    expect((await entriesOf(id)).filter((action) => action === 'members.correct')).toHaveLength(1)
  })

  it('every kind of proposal stands in the table of deeds, and what can cost the house is no choice of a brand', async () => {
    expect(Object.keys(FOUR_EYES_DEEDS)).toEqual(expect.arrayContaining(Object.keys(PROPOSAL_KINDS)))
    expect((await platform.call('listFourEyesRules', { token: first })).value.map(({ deed }) => deed)).toEqual(
      Object.keys(FOUR_EYES_DEEDS),
    )
    const refused = await platform.call('saveFourEyesRule', {
      token: first,
      params: { deed: 'vipLevels' as never },
      body: { isDemanded: false, reason },
    })
    expect(refused).toMatchObject({ status: 400 })
  })
})
