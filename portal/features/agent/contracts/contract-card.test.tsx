// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/contracts.json'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { team } from '../../../testing/agent.ts'
import { playGateway } from '../../../testing/gateway.ts'
import { signedIn, signedInFor } from '../../../testing/signed-in.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import { ContractCard } from './contract-card.tsx'

const current = {
  ...{ version: 1, tiers: [{ validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 5_000 }], pick: 'HIGHEST' },
  ...{ carry: 'NONE', proposedBy: 'PAYER', proposedAt: '2026-11-22T02:00:00Z', validFrom: null },
}
const contract = (change: object) =>
  ({
    ...{ id: 'c1', kind: 'DAILY_SALARY', state: 'ACTIVE', period: 'DAY', payerAccount: 'agent01' },
    ...{ payeeAccount: 'agent02', awaits: null, awaitsOwnAnswer: false, current, proposed: null },
    ...{ versions: [], steps: [], holdsUntil: null, createdAt: '2026-11-22T02:00:00Z' },
    ...{ changedAt: '2026-11-22T02:00:00Z', ...change },
  }) as unknown as ContractPartsFragment

const asPayer = contract({ party: 'PAYER' })
const proposal = contract({ party: 'PAYER', awaits: 'PAYEE', proposed: { ...current, version: 2 } })
const asPayee = contract({ party: 'PAYEE' })
const offer = contract({ party: 'PAYEE', awaits: 'PAYEE', awaitsOwnAnswer: true, proposed: { ...current, version: 2 } })

/** The buttons of a contract. */
async function buttonsOf(shown: ContractPartsFragment): Promise<(string | null)[]> {
  playGateway({})
  stage(
    <TeamContext value={team}>
      <ContractCard contract={shown} onChange={() => undefined} />
    </TeamContext>,
  )
  await screen.findByRole('article', {}, { timeout: 10_000 })
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

it.each([
  ['has what he pays changed and ended by whom he gave the right', asPayer, [words.changeTerms, words.askEnd]],
  ['takes back himself what was proposed', proposal, []],
  ['asks himself for other terms of his own', asPayee, []],
  ['signs himself', offer, []],
])('an agent %s', async (_, shown, expected) => {
  signedInFor(['CONTRACTS'])
  expect(await buttonsOf(shown)).toEqual(expected)
})

it('an agent lets nobody change anything to whom he did not give it', async () => {
  signedInFor(['REGISTER', 'RULES', 'PAY'])
  expect(await buttonsOf(asPayer)).toEqual([])
})

it.each([
  [proposal, [words.takeBack]],
  [asPayee, [words.askOtherTerms, words.askEnd]],
  [offer, [words.readAndAnswer]],
])('an agent does all of it', async (shown, expected) => {
  signedIn()
  expect(await buttonsOf(shown)).toEqual(expected)
})
