import { describe, expect, it } from 'vitest'
import { schemaChanges, withNext, withoutDescriptions, withPublished } from './schema-changes.mjs'

const demand = 'directive @requires(role: Role!, right: String) on FIELD_DEFINITION\nenum Role { MEMBER OPERATOR }\n'
const changed = (before: string, after: string) => schemaChanges(demand + before, demand + after)

describe('changes of a schema', () => {
  it('tells what breaks a client from what is new', async () => {
    const before = 'type Query { bets: Bet note: String } type Bet { id: ID! stake: String }'
    const after =
      'type Query { bets(first: Int!): Bet wins(last: Int): Win } type Bet { id: ID! stake: Int } type Win { id: ID! }'
    expect(await changed(before, after)).toEqual({
      breaking: [
        'Argument `first: Int!` added to field `Query.bets`',
        'Field `Bet.stake` changed type from `String` to `Int`',
        'Field `note` was removed from object type `Query`',
      ],
      dangerous: [],
      added: ['Field `wins` was added to object type `Query`', 'Type `Win` was added'],
    })
  })

  it('takes a value more of an enum for dangerous, and a better description for nothing', async () => {
    const before = 'type Query { state: State } enum State { OPEN }'
    const after = 'type Query { "How it stands." state: State } enum State { OPEN CLOSED }'
    expect(await changed(before, after)).toEqual({
      breaking: [],
      dangerous: ['Enum value `CLOSED` was added to enum `State`'],
      added: [],
    })
  })

  it('takes a field that fewer may read for breaking, not one that more may read', async () => {
    const before = 'type Query { bets: Int wins: Int @requires(role: OPERATOR) all: Int @requires(role: MEMBER) }'
    const after =
      'type Query { bets: Int @requires(role: MEMBER) wins: Int all: Int @requires(role: OPERATOR, right: "bets.read") }'
    expect((await changed(before, after)).breaking).toEqual([
      'Field `Query.all` demands `OPERATOR` with `bets.read` instead of `MEMBER`',
      'Field `Query.bets` demands `MEMBER`',
    ])
  })
})

describe('the log', () => {
  const log = '# Changes\n\n## Next\n\nOld words.\n\n## 2026-11-01\n\nFirst.\n'
  const none = { breaking: [], dangerous: [], added: [] }

  it('has what is next written anew, and keeps what was', () => {
    expect(withNext(log, { ...none, breaking: ['Gone'] })).toBe(
      '# Changes\n\n## Next\n\n### Breaking\n\n- Gone\n\n## 2026-11-01\n\nFirst.\n',
    )
    expect(withNext(log, none)).toContain('## Next\n\nNothing.\n\n## 2026-11-01')
  })

  it('gives what was next its day', () => {
    expect(withPublished(log, '2026-11-27')).toContain('## Next\n\nNothing.\n\n## 2026-11-27\n\nOld words.')
  })

  it('keeps of a published schema what clients depend on', () => {
    const text = withoutDescriptions(
      '"What can be read." type Query { "All." bets("How many." first: Int = 5): Int @requires(role: MEMBER) }',
    )
    expect(text).toBe('type Query {\n  bets(first: Int = 5): Int @requires(role: MEMBER)\n}\n')
  })
})
