// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import words from '../../../locales/vi/agent.json'
import layout from '../../../locales/vi/layout.json'
import pages from '../../../locales/vi/pages.json'
import { team as plainTeam } from '../../testing/agent.ts'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn, signedInFor } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import AgentHomePage from './agent-home-page.tsx'

const invitations = { items: [], pageInfo: { page: 1, pageSize: 20, totalPages: 1, totalItems: 0 } }
const team = { ...plainTeam, contractOffers: [], invitations }
const noService = { customerService: [] }

const at = (page: string) => (
  <Routes location={`/agentHome/${page}`}>
    <Route path="/agentHome/:page?" element={<AgentHomePage inbox={null} />} />
  </Routes>
)

/** A page is loaded when it is first opened. */
const patience = { timeout: 10_000 }

/** The names of the links in the menu. */
const menuLinks = () =>
  within(screen.getByRole('navigation', { name: words.menu }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('shows who acts in an agent’s name no money and nothing that he was not given', async () => {
  playGateway({ payKinds: () => ['DIVIDEND'], team: () => team })
  signedInFor(['REGISTER'])
  stage(at('agentDividendRecordCopy2'), noService)
  expect(await screen.findByText(pages.notGiven.title, {}, patience)).toBeTruthy()
  const links = menuLinks()
  expect(screen.getByText('Sếp · Chị Hạnh')).toBeTruthy()
  expect(screen.getByText('agent01.quanly')).toBeTruthy()
  expect(links).toContain(layout.agentPage.registerCenter)
  const { agentSubAccounts, agentRevenueReport, agentDividendRecordCopy2 } = layout.agentPage
  for (const name of [layout.deposit, layout.withdraw, agentSubAccounts, agentRevenueReport, agentDividendRecordCopy2])
    expect(links).not.toContain(name)
})

it('shows the agent all of it', async () => {
  playGateway({ payKinds: () => ['DIVIDEND'], team: () => team })
  signedIn()
  stage(at('registerCenter'), noService)
  await screen.findByRole('tab', { name: words.register.tabs.links }, patience)
  const links = menuLinks()
  const { agentSubAccounts, agentRevenueReport, agentDividendRecordCopy2 } = layout.agentPage
  for (const name of [layout.deposit, agentSubAccounts, agentRevenueReport, agentDividendRecordCopy2])
    expect(links).toContain(name)
})

it('lets who may bring nobody look at the links alone', async () => {
  playGateway({ payKinds: () => [], team: () => team })
  signedInFor(['CONTRACTS'])
  stage(at('registerCenter'), noService)
  expect(await screen.findByText(words.register.noLinks, {}, patience)).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: words.register.newLink })).toBeNull()
})
