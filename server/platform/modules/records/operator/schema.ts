import { Type } from 'typebox'
import { defineCalls, Id, Ids, Nullable } from '../../../http/call.ts'
import { brandKinds } from './kinds.ts'
import { MOST_OF_A_KIND } from './search-repository.ts'

export const BrandRecord = Type.Object({
  id: Id,
  kind: Type.Enum(brandKinds, { description: 'What it is, by the name of its resource in the console' }),
})

export const SearchHit = Type.Object({
  kind: Type.Enum(brandKinds, { description: 'What it is, by the name of its resource in the console' }),
  id: Id,
  title: Type.String({ description: 'By what people know it' }),
  detail: Nullable(Type.String({ description: 'Whose it is, or what else tells it apart' })),
  state: Nullable(
    Type.String({
      description: 'How it stands, by the enum of its kind; null where it has no state',
      examples: ['PAID'],
    }),
  ),
})

export const recordsOperatorCalls = defineCalls({
  findBrandRecords: {
    method: 'GET',
    path: '/wps/admin/records',
    summary: 'What some ids are the ids of, among the records of the brand in view that the operator may read',
    description:
      'Ids are unique over all kinds. An id that the operator may not read about is left out like one that there is not.',
    access: 'operator',
    query: Type.Object({ ids: Ids }),
    value: Type.Array(BrandRecord),
  },
  searchRecords: {
    method: 'GET',
    path: '/wps/admin/search',
    summary: 'Records of the brand in view that bear what was typed, of the kinds that the operator may read',
    description:
      'An id finds whatever has it; members and operators are found by any part of account, name, mail or phone, games by name, deposits by ' +
      "transfer code, withdrawals by the bank's reference, bets by round or transaction, draws by number.",
    access: 'operator',
    query: Type.Object({ text: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S\\s*\\S' }) }),
    value: Type.Array(SearchHit, { description: `At most ${MOST_OF_A_KIND} of each kind` }),
  },
})
