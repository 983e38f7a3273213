import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '../../server/platform/http/example.ts'
import { loadWords } from '../../server/platform/lib/words.ts'
import { listCalls, modules } from '../../server/platform/modules.ts'
import { exampleRequest } from '../../server/platform/openapi.ts'
import { type CallName, startPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator('support')
  // A role that nobody knows: it may nothing, so every demand is met.
  await platform.database.script(`
    update operator_merchants set house_role = 'NONE'
     where operator_id = (select id from operators where account = 'support')`)
})
afterAll(() => platform.stop())

const ofOperators = listCalls().filter(({ call }) => call.access === 'operator')
/** About the operator's own account: who is signed in may make them. */
const own = ofOperators.filter(({ call }) => call.right === undefined).map(({ name }) => name)

describe('the right that a call of operators says it takes', () => {
  it.each(ofOperators.filter(({ call }) => call.right !== undefined))(
    '$name is what its service demands',
    async ({ name, call }) => {
      const text = (schema: typeof call.params) =>
        schema === undefined ? {} : (exampleOf(schema) as Record<string, string>)
      const answer = await platform.call(name as CallName, {
        token,
        params: text(call.params),
        query: requiredOf(call.query),
        ...(call.body === undefined ? {} : { body: exampleRequest(call) }),
      })
      expect({ code: answer.code, right: answer.right }).toEqual({ code: 'FORBIDDEN', right: call.right?.name })
    },
  )

  it('is missing only where the call is about the own account', async () => {
    await expect(`${own.sort().join('\n')}\n`).toMatchFileSnapshot('own-account-calls.txt')
  })
})

describe('the words of a right', () => {
  const rights = modules.flatMap((module) => ('rights' in module ? Object.keys(module.rights) : []))
  const words = loadWords('rights')

  it.each(['vi', 'en'])('are there in %s', (language) => {
    expect(rights.filter((name) => words.say(name, language) === undefined)).toEqual([])
  })
})

/** What a query must hold. */
function requiredOf(schema: (typeof ofOperators)[number]['call']['query']): Record<string, string> {
  if (schema === undefined) return {}
  const { required = [] } = schema as { required?: readonly string[] }
  return Object.fromEntries(
    Object.entries(exampleOf(schema) as Record<string, string>).filter(([name]) => required.includes(name)),
  )
}
