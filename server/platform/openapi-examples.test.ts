import { describe, expect, it } from 'vitest'
import { exampleOf } from './http/example.ts'
import { createChecker } from './http/validation.ts'
import { listCalls } from './modules.ts'
import { exampleRequest } from './openapi.ts'

/** What is wrong with the examples of a call; nothing when each is allowed by its schema. */
function flawsOf({ name, call }: ReturnType<typeof listCalls>[number]): string[] {
  const asked = exampleRequest(call)
  const parts = [
    ['body', call.body, call.body && asked],
    [
      'query',
      call.query,
      call.query && (call.body === undefined ? (asked ?? exampleOf(call.query)) : exampleOf(call.query)),
    ],
    ['path', call.params, call.params && exampleOf(call.params)],
    ['answer', call.value, exampleOf(call.value)],
    ['extras', call.extras, call.extras && exampleOf(call.extras)],
  ] as const
  return parts.flatMap(([part, schema, example]) => {
    const flaw = schema && createChecker(schema)(JSON.parse(JSON.stringify(example)))
    return flaw === undefined ? [] : [`${name} ${part}: ${flaw}`]
  })
}

describe('examples of the REST calls', () => {
  it('are what the schemas allow, every one', () => {
    expect(listCalls().flatMap(flawsOf)).toEqual([])
  })
})
