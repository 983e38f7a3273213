import { expect, it } from 'vitest'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { DEMO_PASSWORD, SAKURA, SENVANG } from '../../../../../tests/support/platform.ts'

const event = 'withdrawals.rejected'
const vi = { event, language: 'vi' }

describeOperatorsSide('words of messages', (side) => {
  const change = (body: object, params: Record<string, string> = vi, token = side().token) =>
    side().platform.call('updateMessageTemplate', { token, params, body })
  const read = async (code = event) =>
    (await side().platform.call('getMessageTemplate', { token: side().support, params: { event: code } })).value

  it('are listed by kind, with what may stand in them', async () => {
    const { value } = await side().platform.call('listMessageTemplates', { token: side().support })
    const kinds = value.map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual(['MONEY', 'SECURITY', 'REWARD', 'AGENT', 'HOUSE'])
    expect(value.find((each) => each.event === event)).toMatchObject({
      kind: 'MONEY',
      invites: false,
      path: '/member/withdraw',
      values: expect.arrayContaining([
        { name: 'reason', isRequired: true },
        { name: 'bank', isRequired: false },
        { name: 'brand', isRequired: false },
      ]),
    })
  })

  it('are the brand’s own from then on, in the language that the member reads', async () => {
    const { platform } = side()
    const body = { title: 'Chào {{member}}', content: 'Mật khẩu ở {{brand}} đã đổi.', reason: 'Giọng của nhà' }
    const own = { event: 'members.passwordChanged', language: 'vi' }
    expect((await change(body, own)).value.words).toMatchObject([
      { language: 'vi', title: 'Chào {{member}}', changedAt: expect.any(String) },
      { language: 'en', changedAt: null },
    ])
    const told = async (merchantId: string, language: string) => {
      const { token, member } = await platform.signedInMember({ merchantId })
      const merchant = merchantId === SAKURA ? 'SAKURA' : 'SENVANG'
      await platform.database.raw('update members set language = $2 where id = $1', [member.id, language])
      const change = { oldPassword: DEMO_PASSWORD, newPassword: 'Khac@98765', confirmNewPassword: 'Khac@98765' }
      expect((await platform.call('changePassword', { token, merchant, body: change })).code).toBe(undefined)
      const { content } = (await platform.call('listMessages', { token, merchant })).value
      return { account: member.account, messages: content }
    }
    const { account, messages } = await told(SENVANG, 'vi')
    expect(messages).toMatchObject([
      { kind: 'SECURITY', title: `Chào ${account}`, content: 'Mật khẩu ở Sen Vàng đã đổi.' },
    ])
    expect((await told(SENVANG, 'en')).messages).toMatchObject([{ title: 'Your password was changed' }])
    expect((await told(SAKURA, 'vi')).messages).toMatchObject([{ title: 'Mật khẩu của bạn vừa được đổi' }])
    await platform.call('resetMessageTemplate', { token: side().token, params: own, body: {} })
    expect((await told(SENVANG, 'vi')).messages).toMatchObject([{ title: 'Mật khẩu của bạn vừa được đổi' }])
  })

  it('take only known places, and want those that say what happened', async () => {
    expect(await change({ title: 'Lệnh {{amount}}', content: '{{reson}}' })).toMatchObject({
      code: 'TEMPLATE_PLACE_UNKNOWN',
      field: 'content',
      name: '{{reson}}',
    })
    for (const content of ['{{reason}} {{ amount }} {{', '{{reason}} {{}} {{amount}}', 'x}} {{reason}}'])
      expect([content, (await change({ title: '{{amount}}', content })).code]).toEqual([
        content,
        'TEMPLATE_PLACE_UNKNOWN',
      ])
    expect(await change({ title: 'Lệnh bị từ chối', content: '{{amount}}' })).toMatchObject({
      code: 'TEMPLATE_PLACE_MISSING',
      field: 'content',
    })
    expect((await change({ title: ' ', content: '{{amount}} {{reason}}' })).code).toBe('INVALID_INPUT')
    expect((await change({ title: '{{amount}}', content: '{{reason}}' }, { event, language: 'ja' })).code).toBe(
      'INVALID_INPUT',
    )
    expect((await change({ title: 'x', content: 'y' }, { event: 'no.such', language: 'vi' })).status).toBe(404)
    expect((await read()).words[0]?.changedAt).toBe(null)
  })

  it('are shown with samples before they are kept', async () => {
    const preview = (language: string) =>
      side().platform.call('previewMessageTemplate', {
        token: side().support,
        params: { event, language },
        body: { title: '{{brand}}: {{amount}} {{currency}}', content: '{{reason}}' },
      })
    expect((await preview('vi')).value).toEqual({
      title: 'Sen Vàng: 2.000.000\u00a0₫',
      content: 'Tên chủ tài khoản không trùng với tên của bạn.',
    })
    expect((await preview('en')).value.content).toMatch(/name/)
    expect((await read()).words[0]?.changedAt).toBe(null)
  })

  it('stand in the audit log, as they were and became, and are not for everybody', async () => {
    const { platform, token, support } = side()
    const words = { title: '{{amount}} bị từ chối', content: '{{reason}}' }
    expect((await change(words, vi, support)).status).toBe(403)
    await change({ ...words, reason: 'Ngắn hơn' })
    await platform.call('resetMessageTemplate', { token, params: vi, body: {} })
    const log = await platform.call('listAuditEntries', {
      token,
      query: { subjectKind: 'messageTemplates', subjectId: event },
    })
    expect(log.value.content).toMatchObject([
      { action: 'templates.reset' },
      { action: 'templates.change', reason: 'Ngắn hơn' },
    ])
  })
})
