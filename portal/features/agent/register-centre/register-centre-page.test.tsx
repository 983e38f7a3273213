// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/agent.json'
import { team } from '../../../testing/agent.ts'
import { playGateway } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import RegisterCentrePage from './register-centre-page.tsx'

const page = (
  <TeamContext value={team}>
    <RegisterCentrePage />
  </TeamContext>
)

/** Plays an agent who is paid by two contracts, of which members may sign one. Gives back what was asked for. */
const playAgent = () =>
  playGateway({
    team: () => ({
      ...team,
      contractOffers: [
        { kind: 'DAILY_SALARY', mostRate: 20_000, isForMembers: false },
        { kind: 'DIVIDEND', mostRate: 300_000, isForMembers: true },
      ],
    }),
    openTeamAccount: () => ({ member: { id: 'm1', account: 'lan2027', isAgent: true }, userErrors: [] }),
  })

it('offers members what members may sign, and agents all that the agent has, at a rate in per cent', async () => {
  const asked = playAgent()
  const { person } = stage(page)
  const offer = await screen.findByLabelText(words.register.offer)
  const kinds = () =>
    within(offer)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(kinds()).toEqual([words.register.noOffer, words.register.kinds.DIVIDEND])
  await person.selectOptions(screen.getByLabelText(words.kind), 'agent')
  await waitFor(() => expect(kinds()).toContain(words.register.kinds.DAILY_SALARY))
  await person.selectOptions(offer, 'DAILY_SALARY')
  await person.type(screen.getByLabelText(new RegExp(words.account)), 'lan2027')
  await person.type(await screen.findByLabelText(/Tỷ lệ/), 'hai')
  await person.click(screen.getByRole('button', { name: words.register.open }))
  expect(await screen.findByText(words.register.rateInvalid)).toBeTruthy()
  expect(asked.openTeamAccount).toEqual([])
  await person.clear(screen.getByLabelText(/Tỷ lệ/))
  await person.type(screen.getByLabelText(/Tỷ lệ/), '0,5')
  const password = (screen.getByLabelText(new RegExp(words.register.firstPassword)) as HTMLInputElement).value
  await person.click(screen.getByRole('button', { name: words.register.open }))
  const dialog = await screen.findByRole('dialog', { name: words.register.opened })
  expect(within(dialog).getByText(password)).toBeTruthy()
  const offered = { kind: 'DAILY_SALARY', rate: 5_000 }
  expect(asked.openTeamAccount).toEqual([{ username: 'lan2027', password, isAgent: true, offer: offered }])
})
