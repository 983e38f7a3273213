import { Type } from 'typebox'
import { defineCalls, Id, Ids } from '../../http/call.ts'

const OwnRecordKind = Type.Enum(
  ['bets', 'contracts', 'deposits', 'earnings', 'games', 'messages', 'rebateClaims', 'tickets', 'withdrawals'],
  { description: 'What a member meets by an id of its own' },
)

export const OwnRecord = Type.Object({ id: Id, kind: OwnRecordKind })

export const recordsCalls = defineCalls({
  findOwnRecords: {
    method: 'GET',
    path: '/wps/records',
    summary: 'What some ids are the ids of: games, and what is the own of who is signed in',
    description:
      'Ids are unique over all kinds. An id that is of nobody, of somebody else or of something else is left out.',
    access: 'optional',
    query: Type.Object({ ids: Ids }),
    value: Type.Array(OwnRecord),
  },
})
