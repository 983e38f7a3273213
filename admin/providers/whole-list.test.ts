import { describe, expect, it } from 'vitest'
import { pageOfWhole } from './whole-list.ts'

const rows = [
  { id: 'TP_HCM', name: 'TP.HCM', family: 'VN_SOUTH', closeSeconds: 60 },
  { id: 'MIEN_BAC', name: 'Miền Bắc', family: 'VN_NORTH', closeSeconds: 300 },
  { id: 'SSC_1M', name: 'SSC 1 phút', family: 'SSC', closeSeconds: 5 },
]
const idsOf = (wish: Parameters<typeof pageOfWhole>[1]) => pageOfWhole(rows, wish).data.map(({ id }) => id)

describe('a list that comes whole', () => {
  it('keeps the order it came in until a field is chosen', () => {
    expect(idsOf({ sort: { field: 'position', order: 'DESC' } })).toEqual(['TP_HCM', 'MIEN_BAC', 'SSC_1M'])
    expect(idsOf({ sort: { field: 'closeSeconds', order: 'DESC' } })).toEqual(['MIEN_BAC', 'TP_HCM', 'SSC_1M'])
  })

  it('is filtered by fields and searched by name or id', () => {
    expect(idsOf({ filter: { family: 'SSC' } })).toEqual(['SSC_1M'])
    expect(idsOf({ filter: { search: 'bắc' } })).toEqual(['MIEN_BAC'])
    expect(idsOf({ filter: { search: 'tp_', family: '' } })).toEqual(['TP_HCM'])
    expect(idsOf({ filter: { ids: ['SSC_1M', 'TP_HCM'] } })).toEqual(['TP_HCM', 'SSC_1M'])
  })

  it('counts what it found, not what the page shows', () => {
    expect(pageOfWhole(rows, { pagination: { page: 2, perPage: 2 } })).toEqual({ data: [rows[2]], total: 3 })
  })
})
