import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { grants, HOUSE_ROLES } from '../../server/platform/modules/operators/roles.ts'
import type { Right } from '../../server/platform/modules/operators/service.ts'
import { filesUnder, root } from './support/files.ts'

/** Everybody the policies tell apart: members by account type (section 6 of the specification), operators by role of the house. */
const members: Readonly<Record<string, object>> = {
  member: { accountType: 0 },
  trial: { accountType: 4 },
  agent: { accountType: 1 },
}
const names = [...Object.keys(members), ...HOUSE_ROLES]

/** Who may do one thing, by the names above. */
type Rule = (name: string) => boolean

/** Who may what, over all modules: one page for whoever reviews access. */
it('the matrix of all policies is the committed one', async () => {
  const rows = [
    'right'.padEnd(44) +
      names
        .map((name) => column(name))
        .join('')
        .trimEnd(),
  ]
  for (const path of filesUnder('server/platform/modules').filter((file) => file.endsWith('/policy.ts'))) {
    const module = path.split('/')[3] ?? ''
    for (const [right, rule] of Object.entries(await policyOf(path))) {
      const answers = names.map((name) => column(rule(name) ? 'yes' : '-'))
      rows.push(`${`${module}: ${right}`.padEnd(44)}${answers.join('')}`.trimEnd())
    }
  }
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('policy-matrix.txt')
})

const column = (text: string) => text.padEnd(15)

/** The one export of a policy.ts whose name ends in Policy, or in Rights where operators are concerned. */
async function policyOf(path: string): Promise<Readonly<Record<string, Rule>>> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>
  const policies = Object.entries(module).filter(([name]) => /(Policy|Rights)$/.test(name))
  expect(
    policies.map(([name]) => name),
    path,
  ).toHaveLength(1)
  const policy = policies[0]?.[1] as Readonly<Record<string, Right | ((actor: object) => boolean)>>
  return Object.fromEntries(Object.entries(policy).map(([right, rule]) => [right, ruleOf(rule)]))
}

/** Members and staff sign in at different doors: each right is for one kind. */
const ruleOf =
  (rule: Right | ((actor: object) => boolean)): Rule =>
  (name) => {
    if (typeof rule !== 'function') return HOUSE_ROLES.some((role) => role === name && grants(role, rule))
    const actor = members[name]
    return actor !== undefined && rule(actor)
  }
