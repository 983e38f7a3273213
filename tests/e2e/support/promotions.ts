import type { APIRequestContext, Page } from '@playwright/test'
import { openDialog } from './dialogs.ts'
import { expect } from './journey.ts'
import { say } from './say.ts'
import { demoPassword } from './sign-in.ts'

/** What of a promotion for deposits differs from one journey to the other; amounts in whole units. */
export interface DepositPromotion {
  readonly title: string
  readonly bonus: string
  readonly multiplier: number
  readonly greatestBet: string
  readonly breach: 'FORFEIT' | 'UNCOUNTED'
}

interface Draft {
  readonly id: string
  readonly revision: string
  readonly state: string
}

/** Publishes a promotion for deposits, as two operators do at the console: one proposes it, the other wants the same. */
export async function publishByTwo(request: APIRequestContext, promotion: DepositPromotion): Promise<void> {
  const [first, second] = [await operatorToken(request, 'operator'), await operatorToken(request, 'operator2')]
  const { id, revision } = await call<Draft>(request, '/wps/admin/promotions', draftOf(promotion), first)
  const wish = { reason: 'Chương trình tháng này', revision }
  await call(request, `/wps/admin/promotions/${id}/publish`, wish, first)
  const { state } = await call<Draft>(request, `/wps/admin/promotions/${id}/publish`, wish, second)
  expect(state, promotion.title).toBe('PUBLISHED')
}

/** Joins a promotion that gives something for the next deposit. */
export async function joinPromotion(page: Page, title: string): Promise<void> {
  await page.goto('/promotions')
  const card = page.getByRole('main').getByRole('article', { name: title, exact: true })
  await card.getByRole('button', { name: say('promotions:act.JOIN') }).click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: say('promotions:act.JOIN'), exact: true }).click()
  await expect(dialog).toContainText(say('promotions:next.JOINED'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** By GraphQL, which asks for no sealed body. */
async function operatorToken(request: APIRequestContext, account: 'operator' | 'operator2'): Promise<string> {
  const query = 'mutation ($input: OperatorSignInInput!) { operatorSignIn(input: $input) { token } }'
  const variables = { input: { account, password: demoPassword } }
  const answer = await (await request.post('/graphql', { data: { query, variables } })).json()
  expect(answer, account).toMatchObject({ data: { operatorSignIn: { token: expect.any(String) } } })
  return answer.data.operatorSignIn.token
}

async function call<Value>(request: APIRequestContext, path: string, data: object, token: string): Promise<Value> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const answer = await (await request.post(path, { data, headers })).json()
  expect(answer, path).toMatchObject({ success: true })
  return answer.value
}

function draftOf({ title, bonus, multiplier, greatestBet, breach }: DepositPromotion) {
  const text = { title, summary: 'Nạp tiền để nhận thưởng.', content: '' }
  return {
    category: 'DEPOSIT',
    position: 900,
    startsAt: new Date().toISOString(),
    endsAt: null,
    budget: '10000000',
    terms: {
      trigger: 'DEPOSIT',
      approval: 'AUTOMATIC',
      reward: { kind: 'FIXED', amount: bonus },
      leastDeposit: null,
      loss: null,
      contact: null,
      times: 1,
      audience: {
        newMembersDays: 1,
        leastLevel: null,
        greatestLevel: null,
        leastDeposits: null,
        inactiveDays: null,
        line: [],
        tags: [],
      },
      turnover: {
        multiplier,
        countsDeposit: false,
        weights: [],
        greatestBet,
        breach,
        forfeitsWinnings: true,
        days: 7,
      },
      // All journeys come from one machine, as those who abuse a promotion do.
      holdsSuspicious: false,
    },
    words: ['vi', 'en'].map((language) => ({ language, ...text })),
  }
}
