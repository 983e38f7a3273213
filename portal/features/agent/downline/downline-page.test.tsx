// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/agent.json'
import { team } from '../../../testing/agent.ts'
import { playGateway } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import DownlinePage from './downline-page.tsx'
import type { MemberRow } from './member-rows.ts'
import { SendMoney } from './send-money.tsx'

const nothing = {
  bets: 0,
  stake: '0.00',
  validBet: '0.00',
  payout: '0.00',
  profit: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  bonuses: '0.00',
  registrations: 0,
  firstDeposits: 0,
}
const member = (id: string, account: string, directMemberCount: number) => ({
  id,
  account,
  isAgent: directMemberCount > 0,
  status: 'ACTIVE',
  level: 1,
  directMemberCount,
  balance: '5.00',
  registeredAt: '2026-11-01T00:00:00Z',
  ownFigures: nothing,
  teamFigures: nothing,
})
const [above, below] = [member('m1', 'agent02', 1), member('m2', 'demo01', 0)]

/** Plays a line of two, one below the other. Gives back what was asked of the lists. */
function playLine({ toDownline = true } = {}) {
  const asked: unknown[] = []
  playGateway({
    lineTransfers: () => ({ toDownline }),
    team: () => ({
      ...team,
      members: (wish: { filter: { uplineId?: string; account?: string } }) => {
        asked.push(wish.filter)
        const isBelow = wish.filter.uplineId === 'm1' || wish.filter.account !== undefined
        return { items: [isBelow ? below : above], pageInfo: { page: 1, pageSize: 20, totalPages: 1, totalItems: 1 } }
      },
      member: ({ id }: { id: string }) => ({
        ...(id === 'm1' ? above : below),
        path: id === 'm1' ? [above] : [above, below],
      }),
    }),
  })
  return asked
}

const page = (
  <TeamContext value={team}>
    <DownlinePage />
  </TeamContext>
)
const path = () => screen.getByRole('navigation', { name: words.path })

it('goes down to those below a member, and up again along the path', async () => {
  playLine()
  const { person } = stage(page)
  await person.click(await screen.findByRole('button', { name: 'Xem 1 tuyến dưới của agent02' }))
  expect(await screen.findByRole('button', { name: 'demo01' })).toBeTruthy()
  await waitFor(() => expect(within(path()).getByText('agent02').getAttribute('aria-current')).toBe('location'))
  await person.click(within(path()).getByRole('button', { name: words.myTeam }))
  expect(await screen.findByRole('button', { name: 'agent02' })).toBeTruthy()
})

it('searches the whole line from wherever one stands, and says under whom somebody was found', async () => {
  const asked = playLine()
  const { person } = stage(page)
  await person.click(await screen.findByRole('button', { name: 'Xem 1 tuyến dưới của agent02' }))
  await screen.findByRole('button', { name: 'demo01' })
  await person.type(screen.getByLabelText(words.search), ' demo{Enter}')
  await waitFor(() => expect(asked.at(-1)).toEqual({ account: 'demo' }))
  expect(await screen.findByText(`${words.upline}: ${words.you}`)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('1 tài khoản')
})

it('leads to sending money to a direct downline, where the brand allows it', async () => {
  playLine()
  stage(page)
  const send = await screen.findByRole('link', { name: words.sendMoneyTo.replace('{{account}}', 'agent02') })
  expect(send.getAttribute('href')).toBe('/member/transferUpline?to=agent02')
})

it('leads nowhere where the brand does not allow it', async () => {
  playLine({ toDownline: false })
  stage(page)
  await screen.findByRole('button', { name: 'agent02' })
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['further down', { level: 2 }],
  ['locked', { status: 'LOCKED' }],
])('leads to nobody who is %s', async (_what, rest) => {
  stage(<SendMoney row={{ ...above, ...rest } as unknown as MemberRow} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['a new agent to opening accounts', '/', words.nobodyYet],
  ['a filter of one level to the search of the whole line', '/?kind=member', words.nobodyDirect],
  ['a name to its spelling', '/?search=nobody', words.nobodyFound],
])('an empty list leads %s', async (_, address, title) => {
  const pageInfo = { page: 1, pageSize: 20, totalPages: 1, totalItems: 0 }
  playGateway({
    lineTransfers: () => ({ toDownline: true }),
    team: () => ({ ...team, members: () => ({ items: [], pageInfo }) }),
  })
  stage(page, {}, address)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: words.toRegisterCentre })).toHaveLength(address === '/' ? 1 : 0)
})
