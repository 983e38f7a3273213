import { buildSchema, Kind, parse, print, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { PlainResource } from '../../admin/resources/plain-resources.ts'
import { documentOf, documentsOf, registryOf } from './plain-resources.mjs'

const schema = buildSchema(`
  type Query {
    pens(filter: PenFilter, page: PageInput): PenPage
    inks(shop: ID): [Pen!]
    pen(id: ID!): Pen
    penSince(id: ID!, day: String!): Pen
    shelf: Shelf
  }
  type Mutation {
    createPen(input: PenInput!): PenPayload!
    updatePen(id: ID!, input: PenInput!): PenPayload!
    changePen(input: ChangePenInput!): PenPayload!
    renamePen(id: ID!, input: RenamePenInput!): PenPayload!
    boxPen(input: BoxPenInput!): PenPayload!
    deletePen(id: ID!, reason: String): PenPayload!
    countPens(input: PenInput!): CountPayload!
    givePen(input: PenInput!): GiftPayload!
  }
  type Pen { id: ID! name: String! }
  type Shelf { id: ID! }
  type PenPage { items: [Pen!]! pageInfo: PageInfo! }
  type PageInfo { totalItems: Int! }
  type PenPayload { pen: Pen userErrors: [Failure!]! }
  type CountPayload { count: Int userErrors: [Failure!]! }
  type GiftPayload { pen: Pen shelf: Shelf userErrors: [Failure!]! }
  interface UserError { message: String! }
  type Failure implements UserError { message: String! code: String! }
  input PageInput { page: Int }
  input PenFilter { ids: [ID!] }
  input PenInput { name: String! colours: [ColourInput!] nib: NibInput }
  input ChangePenInput { id: ID! name: String! colours: [ColourInput!] nib: NibInput }
  input RenamePenInput { name: String! }
  input BoxPenInput { box: BoxInput! }
  input BoxInput { nib: NibInput }
  input ColourInput { red: Int green: Int }
  input NibInput { width: Int }
`)

const penFragment = 'fragment ConsolePen on Pen { id name }'
const fragmentsIn = (text: string) =>
  parse(text).definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
const pens = (plain: PlainResource, fragments = penFragment) => ({
  name: 'pens',
  plain,
  fragments: fragmentsIn(fragments),
})
const printed = (text: string) => print(parse(text))
const all = { list: 'pens', one: 'pen', create: 'createPen', update: 'updatePen', delete: 'deletePen' }

describe('documents of a plain resource', () => {
  it('are what the schema takes', () => {
    const failure = 'fragment ConsoleUserError on UserError { message }'
    const documents = parse(`${documentsOf(schema, pens(all))}\n${penFragment}\n${failure}`)
    expect(validate(schema, documents)).toEqual([])
    expect(documents.definitions.flatMap((one) => ('name' in one && one.name ? [one.name.value] : []))).toEqual([
      'ConsolePensList',
      'ConsolePensOne',
      'ConsolePensCreate',
      'ConsolePensUpdate',
      'ConsolePensDelete',
      'ConsolePen',
      'ConsoleUserError',
    ])
  })

  it('give every argument that the root field has, and name the answer as the data provider reads it', () => {
    expect(documentOf(schema, pens(all), 'list')).toBe(
      printed(`query ConsolePensList($filter: PenFilter, $page: PageInput) {
        page: pens(filter: $filter, page: $page) { items { ...ConsolePen } pageInfo { totalItems } }
      }`),
    )
    expect(documentOf(schema, pens(all), 'delete')).toBe(
      printed(`mutation ConsolePensDelete($id: ID!, $reason: String) {
        payload: deletePen(id: $id, reason: $reason) { record: pen { ...ConsolePen } userErrors { code ...ConsoleUserError } }
      }`),
    )
  })

  it('take a list that is no page as it is', () => {
    expect(documentOf(schema, pens({ list: 'inks' }), 'list')).toBe(
      printed('query ConsolePensList($shop: ID) { page: inks(shop: $shop) { ...ConsolePen } }'),
    )
  })
})

describe('what is not plain is said', () => {
  const refused = (plain: PlainResource, fragments?: string) => () => documentsOf(schema, pens(plain, fragments))

  it('when the schema has no such root field', () => {
    expect(refused({ list: 'pencils' })).toThrow('pens: the schema has no Query field `pencils`.')
    expect(refused({ list: 'pens', create: 'pen' })).toThrow('pens: the schema has no Mutation field `pen`.')
  })

  it('when there is no fragment on what is read, or more than one', () => {
    expect(refused({ list: 'pens' }, 'fragment ConsoleShelf on Shelf { id }')).toThrow(
      'pens: pens answers Pen, and there is no fragment on it in pens.graphql.',
    )
    expect(refused({ list: 'pens' }, `${penFragment} fragment ConsolePenName on Pen { name }`)).toThrow(
      'pens: pens answers Pen, and ConsolePen and ConsolePenName are fragments on it in pens.graphql.',
    )
  })

  it('when a payload holds no record, or something beside it', () => {
    expect(refused({ list: 'pens', create: 'countPens' })).toThrow(
      'pens: countPens answers CountPayload (count, userErrors), not one record and userErrors.',
    )
    expect(refused({ list: 'pens', create: 'givePen' })).toThrow(
      'pens: givePen answers GiftPayload (pen, shelf, userErrors), not one record and userErrors.',
    )
  })

  it('when a root field demands what the data provider does not send, or answers no list', () => {
    expect(refused({ list: 'pens', one: 'penSince' })).toThrow(
      'pens: penSince demands `day`, which the console has no value for in one.',
    )
    expect(refused({ list: 'shelf' })).toThrow('pens: shelf answers neither a list nor a page.')
  })
})

describe('what the data provider has to know', () => {
  const rowOf = (plain: PlainResource) =>
    registryOf(schema, [pens(plain)])
      .split('\n    ')
      .slice(1)
      .join('\n')

  it('follows from the arguments of the roots', () => {
    expect(rowOf(all)).toContain('takesIds: true')
    expect(rowOf(all)).not.toMatch(/listVariables|idInInput/)
    const other = rowOf({ list: 'inks', update: 'changePen' })
    expect(other).toContain("listVariables: (filter) => pick(filter, 'shop')")
    expect(other).toContain('idInInput: true')
    expect(other).not.toContain('takesIds')
  })

  it('has a form send what create and update take, rows and parts without what the server adds', () => {
    expect(rowOf({ ...all, update: 'changePen', input: true })).toContain(
      "input: (data) => ({ ...pick(data, 'name'), colours: pickEach(data.colours, 'green', 'red'), nib: pickOne(data.nib, 'width') })",
    )
  })

  it('leaves a form to be written by hand where the two differ, or where it goes deeper', () => {
    expect(() => rowOf({ ...all, update: 'renamePen', input: true })).toThrow(
      'pens: create and update do not take the same fields.',
    )
    expect(() => rowOf({ list: 'pens', create: 'boxPen', input: true })).toThrow(
      'pens: `box.nib` of its input is too deep to be taken from a form as it is.',
    )
  })
})
