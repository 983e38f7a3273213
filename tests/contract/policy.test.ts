import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Right } from '../../server/platform/modules/operators/service.ts'
import { filesUnder, root } from './support/files.ts'

/** Everybody the policies tell apart: members by account type (section 6 of the specification), operators by role. */
const members: Readonly<Record<string, object>> = {
  member: { accountType: 0 },
  trial: { accountType: 4 },
  agent: { accountType: 1 },
}
const staff: Readonly<Record<string, object>> = {
  operator: { role: 'ADMIN' },
  support: { role: 'SUPPORT' },
}
const names = [...Object.keys(members), ...Object.keys(staff)]

type Policy = Readonly<Record<string, (actor: object) => boolean>>

/** Who may what, over all modules: one page for whoever reviews access. */
it('the matrix of all policies is the committed one', async () => {
  const rows = [
    'right'.padEnd(44) +
      names
        .map((name) => name.padEnd(10))
        .join('')
        .trimEnd(),
  ]
  for (const path of filesUnder('server/platform/modules').filter((file) => file.endsWith('/policy.ts'))) {
    const module = path.split('/')[3] ?? ''
    // Members and staff sign in at different doors: each right is for one kind.
    const actors = module === 'operators' || path.endsWith('/operator/policy.ts') ? staff : members
    for (const [right, mayDo] of Object.entries(await policyOf(path))) {
      const answers = names.map((name) => answerOf(mayDo, actors[name]).padEnd(10))
      rows.push(`${`${module}: ${right}`.padEnd(44)}${answers.join('')}`.trimEnd())
    }
  }
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('policy-matrix.txt')
})

const answerOf = (mayDo: Policy[string], actor: object | undefined) =>
  actor !== undefined && mayDo(actor) ? 'yes' : '-'

/** The one export of a policy.ts whose name ends in Policy, or in Rights where operators are concerned. */
async function policyOf(path: string): Promise<Policy> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>
  const policies = Object.entries(module).filter(([name]) => /(Policy|Rights)$/.test(name))
  expect(
    policies.map(([name]) => name),
    path,
  ).toHaveLength(1)
  const policy = policies[0]?.[1] as Readonly<Record<string, Policy[string] | Pick<Right, 'may'>>>
  return Object.fromEntries(
    Object.entries(policy).map(([right, rule]) => [
      right,
      typeof rule === 'function' ? rule : (rule.may as Policy[string]),
    ]),
  )
}
