import { Type } from 'typebox'
import { defineCalls, Id, Ids } from '../../../http/call.ts'
import { brandKinds } from './kinds.ts'

export const BrandRecord = Type.Object({
  id: Id,
  kind: Type.Enum(brandKinds, { description: 'What it is, by the name of its resource in the console' }),
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
})
