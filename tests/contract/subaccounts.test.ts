import { expect, it } from 'vitest'
import { needsProof } from '../../server/platform/http/guards.ts'
import { listCalls } from '../../server/platform/modules.ts'

const named = () => listCalls().filter(({ call }) => call.subaccount !== undefined)

/** What somebody may do in an agent's name, by the right it takes, and what the agent reads of it: one page for whoever reviews it. */
it('the calls that are open to subaccounts of agents are the committed ones', async () => {
  const rows = named()
    .map(({ domain, name, call }) =>
      `${call.subaccount?.padEnd(10)}${call.method.padEnd(7)}${`${domain}.${name}`.padEnd(34)}${call.deed?.name ?? ''}`.trimEnd(),
    )
    .sort()
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('subaccounts.txt')
})

it('none of them moves money, and each is a member’s', () => {
  expect(named().filter(({ call }) => call.movesMoney || call.access !== 'member')).toEqual([])
})

it('whatever changes something is read of by the agent', () => {
  // A sign-in ends, an idle session wakes, and terms are tried without a trace: nothing is changed by any of them.
  const traceless = ['signOut', 'reauthenticate', 'tryContract']
  const unseen = named().filter(({ name, call }) => needsProof(call) && !call.deed && !traceless.includes(name))
  expect(unseen.map(({ name }) => name)).toEqual([])
})
