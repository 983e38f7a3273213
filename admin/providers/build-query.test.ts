import { Kind } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operations } from '../resources/operations.ts'
import { type BuiltQuery, buildQuery } from './build-query.ts'
import { UserErrors } from './user-errors.ts'

const build = buildQuery(operations)
const nameOf = ({ query }: BuiltQuery) => {
  const [operation] = query.definitions
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined
}

describe('buildQuery', () => {
  it('asks for a page, an order and a filter', () => {
    const built = build('GET_LIST', 'banners', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'position', order: 'DESC' },
      filter: { group: 'HOME', search: '' },
    })
    expect(nameOf(built)).toBe('ConsoleBannersList')
    expect(built.variables).toEqual({
      filter: { group: 'HOME' },
      order: { field: 'POSITION', direction: 'DESC' },
      page: { page: 2, pageSize: 25 },
    })
    const page = { items: [{ id: '1' }], pageInfo: { totalItems: 7 } }
    expect(built.parseResponse({ data: { page } })).toEqual({ data: [{ id: '1' }], total: 7 })
  })

  it('asks for no order where the list takes none of that field, or none at all', () => {
    for (const [resource, field] of [
      ['banners', 'id'],
      ['agentDebts', 'amount'],
    ] as const) {
      const built = build('GET_LIST', resource, { sort: { field, order: 'ASC' } })
      expect(built.variables, resource).not.toHaveProperty('order')
    }
  })

  it('never asks for more rows than a page may have', () => {
    const built = build('GET_LIST', 'members', { pagination: { page: 1, perPage: 1000 } })
    expect(built.variables.page).toMatchObject({ pageSize: 100 })
  })

  it('filters a referenced list by its target', () => {
    const built = build('GET_MANY_REFERENCE', 'auditLog', {
      target: 'subjectId',
      id: 'b1',
      filter: { subjectKind: 'banners' },
    })
    expect(built.variables.filter).toEqual({ subjectKind: 'banners', subjectId: 'b1' })
  })

  it('finds one of a small resource in its list', () => {
    const built = build('GET_ONE', 'whitelabelModules', { id: 'FREE_PLAY' })
    expect(nameOf(built)).toBe('ConsoleWhitelabelModulesList')
    const page = { items: [{ id: 'FREE_PLAY', enabled: true }], pageInfo: { totalItems: 1 } }
    expect(built.parseResponse({ data: { page } })).toEqual({ data: { id: 'FREE_PLAY', enabled: true } })
  })

  it('sends of a form only what the schema takes, and null for what was cleared', () => {
    const data = {
      id: 'b1',
      changedAt: 'x',
      group: 'HOME',
      position: 1,
      isPublished: true,
      startsAt: '',
      endsAt: null,
      linkType: 'NONE',
      url: '/left',
      pictures: [{ language: 'vi', imageUrl: '/wps/files/1', title: 'T', preview: 'blob:' }],
      reason: 'new season',
    }
    const built = build('UPDATE', 'banners', { id: 'b1', data })
    expect(nameOf(built)).toBe('ConsoleBannersUpdate')
    expect(built.variables).toEqual({
      id: 'b1',
      input: {
        group: 'HOME',
        position: 1,
        isPublished: true,
        startsAt: null,
        endsAt: null,
        linkType: 'NONE',
        url: null,
        pictures: [{ language: 'vi', imageUrl: '/wps/files/1', title: 'T' }],
        reason: 'new season',
      },
    })
  })

  it('puts the id into the input where the schema wants it there', () => {
    const built = build('UPDATE', 'whitelabelModules', { id: 'FREE_PLAY', data: { enabled: false, reason: 'test' } })
    expect(built.variables).toEqual({ input: { id: 'FREE_PLAY', enabled: false, reason: 'test' } })
  })

  it('turns user errors into errors of fields', () => {
    const built = build('CREATE', 'announcements', { data: {} })
    const userErrors = [
      { code: 'SCHEDULE_INVALID', message: 'The end must be after the start.', field: ['input', 'endsAt'] },
      { code: 'LANGUAGE_REPEATED', message: 'Twice.', field: ['translations', '1', 'language'] },
    ]
    const answer = () => built.parseResponse({ data: { payload: { userErrors } } })
    expect(answer).toThrow(UserErrors)
    try {
      answer()
    } catch (error) {
      expect((error as UserErrors).errors).toEqual({
        endsAt: 'The end must be after the start.',
        'translations.1.language': 'Twice.',
      })
    }
  })

  it('says what it cannot do', () => {
    expect(() => build('DELETE', 'members', { id: '1' })).toThrow('members')
    expect(() => build('GET_LIST', 'nothing', {})).toThrow('nothing')
  })
})
