import { expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { createPromotionTools, plainPromotion } from '../../../../../tests/support/promotions.ts'
import { SIGNED_AGENT } from '../../../lib/account-types.ts'
import { newId } from '../../../lib/id.ts'

describeOperatorsSide('lists that are exported', (side) => {
  /** The lines of a list as a file in English: its heads, then its rows, newest first. */
  async function linesOf(source: string, filter: Record<string, unknown> = {}): Promise<string[][]> {
    const { platform, token } = side()
    const body = { source, filter, format: 'CSV', timeZone: 'Asia/Ho_Chi_Minh' }
    const asked = await platform.call('createExport', { token, body, language: 'en' })
    const id = need(asked.value).id
    await platform.context.exports.writeDue()
    const headers = { authorization: `Bearer ${token}` }
    const text = await (await fetch(`${platform.url}/wps/admin/exports/${id}/file`, { headers })).text()
    return text
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
  }

  it('has members by what narrows their list, and none who registered after it was asked for', async () => {
    const { platform } = side()
    const agent = await platform.member({ type: SIGNED_AGENT })
    const member = await platform.member({ funds: 5_000_000_000n })
    const late = await platform.member()
    const soon = new Date(platform.clock.now().getTime() + 60_000)
    await side().database.raw('update members set registered_at = $2 where id = $1', [late.id, soon])
    const [heads = [], ...rows] = await linesOf('MEMBERS', { types: '0', status: 'ACTIVE' })
    const accounts = rows.map((row) => row[heads.indexOf('Account')])
    expect(accounts).toContain(member.account)
    expect(accounts).not.toContain(agent.account)
    expect(accounts).not.toContain(late.account)
    const own = need(rows[accounts.indexOf(member.account)])
    expect(own[heads.indexOf('Balance')]).toBe('500000.00')
    expect(own[heads.indexOf('Type')]).toBe('Member')
    const listed = await platform.call('listOperatorMembers', {
      token: side().token,
      query: { types: '0', status: 'ACTIVE', registeredTo: platform.clock.now().toISOString(), pageSize: 1 },
    })
    expect(rows).toHaveLength(listed.value.totalItems)
  })

  it('has what members claim of promotions, with the words of the promotion', async () => {
    const { platform } = side()
    const promotions = createPromotionTools(platform)
    const id = await promotions.publish({ ...plainPromotion, approval: 'OPERATOR' })
    const [first, second] = [await platform.member(), await platform.member()]
    for (const { account } of [first, second]) await promotions.claim(await platform.signIn(account), id)
    const waiting = await linesOf('PROMOTION_CLAIMS', { promotionId: id, isWaiting: true })
    const [heads = [], ...rows] = waiting
    expect(rows.map((row) => row[heads.indexOf('Member')]).sort()).toEqual([first.account, second.account].sort())
    expect(rows[0]).toEqual(expect.arrayContaining(['Bonus', 'Waits']))
    expect(await linesOf('PROMOTION_CLAIMS', { promotionId: id, isWaiting: false })).toHaveLength(1)
    expect(await linesOf('PROMOTION_CLAIMS', { promotionId: id, account: first.account })).toHaveLength(2)
  })

  it('has what members were given back of what they played', async () => {
    const { platform, database } = side()
    const { id: memberId, account } = await platform.member()
    for (const channel of ['MEMBER', 'JOB'])
      await database.query
        .insertInto('rebate_claims')
        .values({
          ...{ id: newId(), merchant_id: SENVANG, member_id: memberId, currency: 'VND', amount: 1_230_000n, channel },
          ...{
            first_day: '2026-01-01',
            last_day: '2026-01-02',
            categories: ['SLOT'],
            claimed_at: platform.clock.now(),
          },
        })
        .execute()
    const lines = await linesOf('REBATE_CLAIMS', { account, channel: 'JOB' })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual(
      expect.arrayContaining([account, '123.00', 'VND', '2026-01-01', '2026-01-02', 'Daily job']),
    )
  })
})
