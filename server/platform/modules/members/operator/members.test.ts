import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVendor, DONG, seatPlayer } from '../../../../../tests/money/support/hub88.ts'
import { givePicture } from '../../../../../tests/support/avatars.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import { need } from '../../../../../tests/support/need.ts'
import { DEMO_PASSWORD, SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { SHARED_ORIGINS } from './origins-repository.ts'

describeOnEachDatabase('members in the hands of operators', (open) => {
  let database: Database
  let platform: TestPlatform
  let token: string
  let support: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database, jobs: true })
    token = await platform.operator('operator')
    support = await platform.operator('support')
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })
  const reason = 'Theo yêu cầu'

  it('locks a member: sessions end at once, the next bet is refused, and opens the account again', async () => {
    const post = createVendor(platform)
    const seat = await seatPlayer(platform, 100n)
    const memberToken = await platform.signIn(seat.member.account)
    expect((await post('/transaction/bet', seat.bet(10))).status).toBe('RS_OK')
    const params = { id: seat.member.id }
    const locked = await platform.call('setMemberStatus', { token, params, body: { status: 'LOCKED', reason } })
    expect(locked.value.status).toBe('LOCKED')
    expect((await post('/transaction/bet', seat.bet(10))).status).not.toBe('RS_OK')
    expect(await seat.balance()).toBe(90n)
    expect((await platform.call('getMember', { token: memberToken })).status).toBe(401)
    await platform.call('setMemberStatus', { token, params, body: { status: 'ACTIVE', reason } })
    expect((await post('/transaction/bet', seat.bet(10))).balance).toBe(80 * DONG)
    const { value: log } = await platform.call('listAuditEntries', { token, query: { subjectId: seat.member.id } })
    expect(log.content.map(({ action }) => action)).toEqual(['members.unlock', 'members.lock'])
    expect(log.content[1]).toMatchObject({ reason, before: { status: 'ACTIVE' }, after: { status: 'LOCKED' } })
    expect((await platform.call('listMemberBets', { token, params, query: { state: 'OPEN' } })).value.totalItems).toBe(
      2,
    )
    expect((await platform.call('listMemberBets', { token, params, query: { state: 'VOID' } })).value.totalItems).toBe(
      0,
    )
  })

  it('resets a password: mailed where there is an address, else told once; the old one is dead', async () => {
    for (const email of ['nguoi.choi@example.com', undefined]) {
      const member = await platform.member(email === undefined ? {} : { email })
      const old = await platform.signIn(member.account)
      const params = { id: member.id }
      const { value } = await platform.call('resetMemberPassword', { token, params, body: { reason } })
      const mailed = await mailTo(email)
      const password = need(value.oneTimePassword ?? mailed)
      expect(value.mailedTo).toBe(email === undefined ? null : 'ng***@example.com')
      expect(value.oneTimePassword === null).toBe(email !== undefined)
      expect((await platform.call('getMember', { token: old })).status).toBe(401)
      const signIn = (secret: string) =>
        platform.call('signIn', {
          ip: `10.9.8.${secret.length}`,
          body: { type: 'username', username: member.account, password: secret },
        })
      expect((await signIn(DEMO_PASSWORD)).success).toBe(false)
      expect((await signIn(password)).value.mustChangePassword).toBe(true)
      expect(JSON.stringify(await database.raw('select before, after from audit_entries'))).not.toContain(password)
    }
  })

  const mailTo = async (to: string | undefined) => {
    if (to === undefined) return undefined
    await expect.poll(() => platform.sent.mail.some((mail) => mail.to === to), { timeout: 10_000 }).toBe(true)
    return / ([A-Za-z0-9]{12})\n/.exec(platform.sent.mail.find((mail) => mail.to === to)?.text ?? '')?.[1]
  }

  it('takes a lost second factor away: app, codes and passkeys, sessions and remembered devices; the member is told', async () => {
    const { member, token: own } = await platform.signedInMember()
    const email = `factor-${member.id}@example.com`
    await database.raw('update members set email = $2 where id = $1', [member.id, email])
    await database.raw(
      `insert into totp_factors (merchant_id, member_id, sealed_secret, created_at, confirmed_at)
       values ($1, $2, 'x', now(), now())`,
      [SENVANG, member.id],
    )
    await database.raw(`insert into passkeys values ($1, $3, $2, $2, 'Điện thoại', 'x', 0, '{}', now(), null)`, [
      SENVANG,
      member.id,
      'lost-passkey',
    ])
    const params = { id: member.id }
    const { value: before } = await platform.call('getMemberProfile', { token, params })
    expect(before).toMatchObject({ passkeys: 1, totpSince: expect.any(String) })
    expect(await platform.call('resetMemberSecondFactor', { token, params, body: {} })).toMatchObject({
      status: 400,
      field: 'reason',
    })
    const support = await platform.operator('support')
    expect((await platform.call('resetMemberSecondFactor', { token: support, params, body: { reason } })).status).toBe(
      403,
    )
    const { value } = await platform.call('resetMemberSecondFactor', { token, params, body: { reason } })
    expect(value).toMatchObject({ passkeys: 0, totpSince: null })
    expect((await platform.call('getMember', { token: own })).status).toBe(401)
    await expect.poll(() => platform.sent.mail.some(({ to }) => to === email), { timeout: 10_000 }).toBe(true)
    const told = await database.raw('select title from member_messages where member_id = $1', [member.id])
    expect(told).toHaveLength(1)
    const log = await platform.call('listAuditEntries', { token, query: { subjectId: member.id } })
    expect(log.value.content[0]).toMatchObject({ action: 'members.resetSecondFactor', reason })
  })

  it('takes the picture of a member away, once, and tells the member', async () => {
    const { member } = await platform.signedInMember()
    const params = { id: member.id }
    const owner = { merchantId: SENVANG, memberId: member.id }
    const { picture, address } = await givePicture(database, owner)
    expect((await platform.call('getMemberProfile', { token, params })).value.avatarUrl).toBe(address)
    const remove = (as: string) => platform.call('removeMemberAvatar', { token: as, params, body: { reason } })
    expect((await remove(support)).status).toBe(403)
    expect((await remove(token)).value.avatarUrl).toBeNull()
    expect((await remove(token)).status).toBe(404)
    expect((await fetch(`${platform.url}${address}`)).status).toBe(404)
    expect(await database.raw('select 1 from member_avatars where id = $1', [picture])).toHaveLength(0)
    expect(await database.raw('select 1 from member_messages where member_id = $1', [member.id])).toHaveLength(1)
    const log = await platform.call('listAuditEntries', { token, query: { subjectId: member.id } })
    expect(log.value.content[0]).toMatchObject({
      action: 'members.removeAvatar',
      before: { avatarUrl: address },
      after: { avatarUrl: null },
    })
  })

  it('corrects names, clears the payment password and failed tries, ends sessions; the member is told', async () => {
    const { member, token: own } = await platform.signedInMember()
    const params = { id: member.id }
    await database.raw("update members set payment_password_hash = 'x' where id = $1", [member.id])
    const corrected = await platform.call('correctMember', {
      token,
      params,
      body: { payeeName: 'NGUYEN VAN AN', language: 'en', reason },
    })
    expect(corrected.value).toMatchObject({ payeeName: 'NGUYEN VAN AN', language: 'en', nickname: null })
    expect((await platform.call('correctMember', { token, params, body: { language: 'th', reason } })).status).toBe(400)
    await platform.call('signIn', {
      ip: '10.7.7.7',
      body: { type: 'username', username: member.account, password: 'wrong-one' },
    })
    expect((await platform.call('getMemberProfile', { token, params })).value.failedTries).toBe(1)
    expect((await platform.call('clearMemberFailures', { token, params, body: { reason } })).value.failedTries).toBe(0)
    const cleared = await platform.call('resetMemberPaymentPassword', { token, params, body: { reason } })
    expect(cleared.value.hasPaymentPassword).toBe(false)
    const told = await database.raw('select title from member_messages where member_id = $1', [member.id])
    expect(told.length).toBeGreaterThanOrEqual(2)
    const { value: sessions } = await platform.call('listMemberSessions', { token, params })
    const body = { sessionId: need(sessions[0]).id, reason }
    await platform.call('endMemberSessions', { token, params, body })
    expect((await platform.call('getMember', { token: own })).status).toBe(401)
    expect((await platform.call('listMemberSessions', { token, params })).value[0]).toMatchObject({ isOpen: false })
  })

  it('keeps notes for good and tags by the vocabulary; support writes notes and changes no member', async () => {
    const member = await platform.member()
    const params = { id: member.id }
    const first = await platform.call('addMemberNote', {
      token: support,
      params,
      body: { content: 'Gọi lại lúc 9 giờ' },
    })
    await platform.call('addMemberNote', { token, params, body: { content: 'Khách quý' } })
    const pin = { token: support, params: { ...params, noteId: first.value.id }, body: { isPinned: true } }
    await platform.call('pinMemberNote', pin)
    const { value: notes } = await platform.call('listMemberNotes', { token: support, params })
    expect(notes.map(({ content, operatorAccount }) => `${operatorAccount}: ${content}`)).toEqual([
      'support: Gọi lại lúc 9 giờ',
      'operator: Khách quý',
    ])
    const made = await platform.call('createTag', { token, body: { name: 'Đặc biệt', colour: 'RED' } })
    const tag = made.value
    const again = await platform.call('createTag', { token, body: { name: 'DAC BIET', colour: 'BLUE' } })
    expect(again).toMatchObject({ status: 409, code: 'TAG_TAKEN' })
    const worn = await platform.call('setMemberTags', { token: support, params, body: { tagIds: [tag.id, newId()] } })
    expect(worn.value).toEqual([tag])
    const byTag = () => platform.call('listOperatorMembers', { token, query: { tagId: tag.id } })
    expect((await byTag()).value.content).toMatchObject([{ id: member.id, tags: [{ name: 'Đặc biệt' }] }])
    expect((await platform.call('deleteTag', { token, params: { id: tag.id }, body: { reason } })).value).toEqual(tag)
    expect((await byTag()).value.totalItems).toBe(0)

    const forbidden = [
      platform.call('setMemberStatus', { token: support, params, body: { status: 'LOCKED', reason } }),
      platform.call('correctMember', { token: support, params, body: { nickname: 'x', reason } }),
      platform.call('resetMemberPassword', { token: support, params, body: { reason } }),
      platform.call('resetMemberPaymentPassword', { token: support, params, body: { reason } }),
      platform.call('clearMemberFailures', { token: support, params, body: { reason } }),
      platform.call('endMemberSessions', { token: support, params, body: { reason } }),
      platform.call('createTag', { token: support, body: { name: 'x', colour: 'RED' } }),
      platform.call('listStaff', { token: support }),
    ]
    for (const answer of await Promise.all(forbidden)) expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('finds members whatever the diacritics, by dates too', async () => {
    const member = await platform.member({ account: 'timkiem01' })
    await database.raw("update members set nickname = 'Hoa Phượng ĐỎ' where id = $1", [member.id])
    const find = async (query: Record<string, string>) =>
      (await platform.call('listOperatorMembers', { token, query })).value.content.map(({ account }) => account)
    expect(await find({ search: 'phuong do' })).toEqual(['timkiem01'])
    expect(await find({ search: 'Phượng đỏ' })).toEqual(['timkiem01'])
    expect(await find({ search: 'timkiem', registeredFrom: '2099-01-01T00:00:00.000Z' })).toEqual([])
    expect(await find({ search: 'timkiem', seenFrom: '2000-01-01T00:00:00.000Z' })).toEqual([])
    await platform.signIn('timkiem01')
    expect(await find({ search: 'timkiem', seenFrom: '2000-01-01T00:00:00.000Z' })).toEqual(['timkiem01'])
  })

  it('shows who came from the same address, with counts', async () => {
    const [one, other] = [await platform.member(), await platform.member()]
    for (const { account } of [one, other, other])
      await platform.call('signIn', {
        ip: '10.55.1.2',
        headers: { 'user-agent': `Browser ${one.account}` },
        body: { type: 'username', username: account, password: DEMO_PASSWORD },
      })
    const { value } = await platform.call('listSharedOrigins', { token: support, params: { id: one.id } })
    const met = value.filter(({ memberId }) => memberId === other.id)
    expect(met.map(({ kind, sessions }) => `${kind} ${sessions}`).sort()).toEqual(['ADDRESS 2', 'DEVICE 2'])
  })

  it('finds shared origins by an index', async () => {
    const member = await platform.member()
    await database.transaction(async (tx) => {
      await tx.raw('set local enable_seqscan = off')
      const rows = await tx.raw<Record<string, string>>(`explain ${SHARED_ORIGINS}`, [SENVANG, member.id])
      const plan = rows.map((row) => Object.values(row)[0]).join('\n')
      expect(plan).toContain('sessions_address')
      expect(plan).toContain('sessions_device')
    })
  })
})
