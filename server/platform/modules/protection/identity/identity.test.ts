import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAKURA, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

describe('the identity of a member', () => {
  let platform: TestPlatform
  let picture: Buffer
  beforeAll(async () => {
    platform = await startPlatform()
    picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#268' } })
      .png()
      .toBuffer()
  })
  afterAll(() => platform.stop())

  async function upload(token: string, kind: string, bytes: Buffer = picture) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'card.png')
    const response = await fetch(`${platform.url}/wps/identity/documents/${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    return (await response.json()) as { success: boolean; code?: string; field?: string }
  }
  const look = (path: string, token: string) =>
    fetch(`${platform.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const newNumber = () => String(Math.random()).slice(2, 14).padEnd(12, '0')
  const submit = (token: string, change: Record<string, unknown> = {}, merchant = 'SENVANG') =>
    platform.call('submitIdentity', {
      token,
      merchant,
      body: { name: 'NGUYEN THI LAN', birthday: '1990-05-21', idNumber: newNumber(), ...change },
    })

  async function handedIn(idNumber = newNumber()) {
    const { member, token } = await platform.signedInMember()
    for (const kind of ['FRONT', 'BACK', 'SELFIE']) await upload(token, kind)
    const answer = await submit(token, { idNumber })
    expect(answer.success).toBe(true)
    return { member, token, identity: answer.value }
  }

  it('is handed in with three pictures, and the number is never told again', async () => {
    const { identity } = await handedIn('079190001234')
    expect(identity).toMatchObject({ state: 'SUBMITTED', name: 'NGUYEN THI LAN', idNumber: '•••••••••234' })
    const [row] = await platform.database.raw<{ text: string }>(
      "select i::text as text from identities i where name = 'NGUYEN THI LAN' limit 1",
    )
    expect(row?.text).not.toContain('079190001234')
  })

  it('is approved by the operator who took it up, and each look at a picture is in the audit log', async () => {
    const { member, token } = await handedIn()
    const operator = await platform.operator()
    const params = { id: member.id }
    expect((await platform.call('claimIdentity', { token: operator, params })).value.claimedBy).toBe('operator')
    const path = `/wps/admin/protection/identities/${member.id}/documents/FRONT`
    const seen = await look(path, operator)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ])
    const audit = await platform.call('listAuditEntries', { token: operator, query: { action: 'identities.view' } })
    expect(audit.value.content[0]).toMatchObject({ subjectId: member.id, after: { kind: 'FRONT' } })
    const decided = await platform.call('decideIdentity', { token: operator, params, body: { approve: true } })
    expect(decided.value).toMatchObject({ state: 'VERIFIED', decidedBy: 'operator' })
    expect((await platform.call('getIdentity', { token })).value.state).toBe('VERIFIED')
    expect(await upload(token, 'FRONT')).toMatchObject({ code: 'IDENTITY_LOCKED' })
    expect(await submit(token)).toMatchObject({ code: 'IDENTITY_LOCKED' })
  })

  it('shows its pictures to nobody else', async () => {
    const { member } = await handedIn()
    const { token: other } = await platform.signedInMember()
    expect((await look('/wps/identity/documents/FRONT', other)).status).toBe(404)
    expect((await look(`/wps/admin/protection/identities/${member.id}/documents/FRONT`, other)).status).toBe(401)
  })

  it('is rejected with a reason that the member reads, and may be handed in again', async () => {
    const { member, token } = await handedIn()
    const operator = await platform.operator()
    const params = { id: member.id }
    expect(
      await platform.call('decideIdentity', { token: operator, params, body: { approve: false, reason: ' ' } }),
    ).toMatchObject({ code: 'IDENTITY_REASON_MISSING', field: 'reason' })
    await platform.call('decideIdentity', { token: operator, params, body: { approve: false, reason: 'blurred' } })
    expect((await platform.call('getIdentity', { token })).value).toMatchObject({
      state: 'REJECTED',
      reason: 'blurred',
    })
    expect((await upload(token, 'FRONT')).success).toBe(true)
    expect((await submit(token)).value).toMatchObject({ state: 'SUBMITTED', reason: null })
  })

  it('lists those who wait longest first', async () => {
    const first = await handedIn()
    const second = await handedIn()
    const operator = await platform.operator()
    const query = { state: 'SUBMITTED', pageSize: 100 }
    const ids = (await platform.call('listOperatorIdentities', { token: operator, query })).value.content.map(
      ({ id }) => id,
    )
    expect(ids.indexOf(first.member.id)).toBeLessThan(ids.indexOf(second.member.id))
    const support = await platform.operator('support')
    expect((await platform.call('claimIdentity', { token: support, params: { id: first.member.id } })).status).toBe(403)
  })

  it('belongs to one account of a merchant, and brings an exclusion of that person to the second merchant', async () => {
    const number = newNumber()
    const { token } = await handedIn(number)
    const { token: twin } = await platform.signedInMember()
    for (const kind of ['FRONT', 'BACK', 'SELFIE']) await upload(twin, kind)
    expect(await submit(twin, { idNumber: number })).toMatchObject({
      code: 'IDENTITY_NUMBER_TAKEN',
      field: 'idNumber',
    })
    await platform.call('selfExclude', { token, body: { length: 'YEAR' } })
    const there = await platform.signedInMember({ merchantId: SAKURA })
    for (const kind of ['FRONT', 'BACK', 'SELFIE']) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(picture)]), 'card.png')
      const headers = { authorization: `Bearer ${there.token}`, merchant: 'SAKURA' }
      await fetch(`${platform.url}/wps/identity/documents/${kind}`, { method: 'POST', headers, body: form })
    }
    expect((await submit(there.token, { idNumber: number }, 'SAKURA')).success).toBe(true)
    const protection = await platform.call('getProtection', { token: there.token, merchant: 'SAKURA' })
    expect(protection.value.exclusion).toMatchObject({ kind: 'SELF_EXCLUSION' })
  })

  it.each([
    [{ birthday: '1990-02-31' }, 'IDENTITY_BIRTHDAY_INVALID', 'birthday'],
    [{ birthday: '21.05.1990' }, 'INVALID_INPUT', 'birthday'],
    [{ birthday: `${new Date().getFullYear() - 17}-01-01` }, 'IDENTITY_UNDERAGE', 'birthday'],
    [{ idNumber: '12' }, 'IDENTITY_NUMBER_INVALID', 'idNumber'],
    [{ name: '' }, 'INVALID_INPUT', 'name'],
    [{}, 'IDENTITY_DOCUMENTS_MISSING', 'front'],
  ])('names what is wrong with %j', async (change, code, field) => {
    const { token } = await platform.signedInMember()
    expect(await submit(token, change)).toMatchObject({ success: false, code, field })
    expect((await platform.call('getIdentity', { token })).value.state).toBe('NONE')
  })

  it('takes pictures only', async () => {
    const { token } = await platform.signedInMember()
    expect(await upload(token, 'FRONT', Buffer.from('<svg/>'))).toMatchObject({
      code: 'UPLOAD_NOT_A_PICTURE',
      field: 'file',
    })
    expect((await upload(token, 'PASSPORT')).success).toBe(false)
  })
})
