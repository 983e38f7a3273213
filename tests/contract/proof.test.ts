import { expect, it } from 'vitest'
import { needsProof } from '../../server/platform/http/guards.ts'
import { listCalls } from '../../server/platform/modules.ts'

/** What a browser that was asked to remember may do before its holder gave the password: one page for whoever reviews it. */
it('the calls that a remembered device may make without a proof are the committed ones', async () => {
  const rows = listCalls()
    .filter(({ call }) => call.access === 'member' || call.access === 'optional')
    .map(
      ({ domain, name, call }) => `${needsProof(call) ? 'proof' : 'free '}  ${call.method.padEnd(6)} ${domain}.${name}`,
    )
    .sort()
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('proof.txt')
})

it('whatever moves money needs one', () => {
  const free = listCalls().filter(({ call }) => call.movesMoney && !needsProof(call))
  expect(free.map(({ name }) => name)).toEqual([])
})
