import { knock } from './support/agent-centre.ts'
import { admin, openList, signInToConsole } from './support/console.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent, expectSignedIn } from './support/sign-in.ts'

const say = speaker('vi')
const content = 'Giờ này tuyến dưới cược nhiều hơn số được tính'
const answer = 'Đã đối chiếu từng cược: số tiền của giờ này là đúng'

test('an agent disputes an amount, an operator rejects it with an answer, and the agent reads that', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
  const agent = await (await browser.newContext(phone)).newPage()
  await withoutAnnouncements(agent)
  await inLanguage(agent, 'vi')
  const dispute = openDialog(agent).getByRole('region', { name: say('pay:dispute.title'), exact: true })

  await test.step('the agent says what is wrong with an amount', async () => {
    await knock(agent, demoAgent)
    await expectSignedIn(agent)
    await agent.goto('/agentHome/agentHourSalary')
    const main = agent.getByRole('main')
    await main.getByRole('tab', { name: say('agent:periods.month') }).click()
    await main
      .getByRole('button', { name: /^Xem cách tính \+/ })
      .first()
      .click()
    await dispute.getByRole('button', { name: say('pay:dispute.open') }).click()
    await field(dispute, say('pay:dispute.reason')).selectOption('BETS_MISSING')
    await field(dispute, say('pay:dispute.content')).fill(content)
    await expectNoSidewaysScroll(agent)
    await expectAccessible(agent)
    await dispute.getByRole('button', { name: say('pay:dispute.send') }).click()
    await expect(dispute).toContainText(say('pay:dispute.waiting'))
  })

  await test.step('an operator finds it first among those of the agent, and rejects it', async () => {
    await signInToConsole(page, 'operator')
    const main = await openList(page, 'agentDisputes')
    await expect(main.getByRole('row').filter({ hasText: admin('disputeStates.OPEN') })).not.toHaveCount(0)
    await keepScreenshot(page, 'console-disputes')
    await field(main, admin('resources.agentDisputes.fields.account')).fill(demoAgent.username)
    await expect(main.getByRole('row').filter({ hasText: 'agent02' })).toHaveCount(0)
    const first = main.getByRole('row').nth(1)
    await expect(first).toContainText(admin('disputeReasons.BETS_MISSING'))
    await first.click()
    await expect(main.getByText(content)).toBeVisible()
    await expect(main.getByRole('table', { name: admin('disputes.revisions') }).getByRole('row')).not.toHaveCount(1)
    await keepScreenshot(page, 'console-dispute')
    await field(main, admin('disputes.answer')).fill(answer)
    await main.getByRole('button', { name: admin('disputes.reject') }).click()
    await expect(main.getByRole('blockquote')).toContainText(answer)
    await expect(main.getByRole('button', { name: admin('disputes.reject') })).toHaveCount(0)
  })

  await test.step('the agent reads the answer at the amount', async () => {
    await agent.reload()
    await expect(dispute).toContainText(answer)
    await expect(dispute).toContainText(say('pay:dispute.states.REJECTED'))
    await expectAccessible(agent)
  })
})
