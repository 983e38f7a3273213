import { expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SAKURA } from '../../../../../tests/support/platform.ts'
import { createEarningTools } from '../../../../../tests/support/settlements.ts'

const DAY = 86_400_000

describeOperatorsSide('reports of agents’ teams for operators', (side) => {
  const daysFrom = (days: number) =>
    new Date(side().platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
  const span = () => ({ from: daysFrom(-20), to: daysFrom(1) })
  const list = async (query: object, token = side().support) => {
    const { value } = await side().platform.call('listAgentReports', { token, query: { ...span(), ...query } })
    return value.content
  }

  it('tell what each team came to, sorted by what is asked for', async () => {
    const { platform } = side()
    const tools = createEarningTools(platform)
    const [large, small] = (await tools.agents(2)).map(need)
    const player = await tools.below(need(small), 0)
    await tools.bet(player, 1_000)
    await platform.context.agents.fold(player.merchantId)
    const [report] = await list({ account: need(small).account })
    expect(report).toMatchObject({ memberId: need(small).memberId, stake: '1000.00', validBet: '1000.00' })
    expect(report?.won).toBe(report?.left)
    // Who leads him has his figures in his own; who came later, or nobody plays for, stands after them.
    const [first, second] = await list({ sort: '-stake' })
    expect([first?.stake, second?.stake]).toEqual(['1000.00', '1000.00'])
    expect([first?.memberId, second?.memberId].sort()).toEqual([need(large).memberId, need(small).memberId].sort())
  })

  it('are for at most 92 days, and of the brand in view alone', async () => {
    const { platform, support: token } = side()
    const asked = { token, query: { from: daysFrom(-200), to: daysFrom(0) } }
    expect(await platform.call('listAgentReports', asked)).toMatchObject({ code: 'TEAM_SPAN_INVALID' })
    const strange = await platform.member({ merchantId: SAKURA, type: 1 })
    expect(await list({ account: strange.account })).toEqual([])
  })
})
