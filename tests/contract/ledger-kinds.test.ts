import { isEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { buildSchema } from '../../server/gateway/schema.ts'
import {
  BET_DOCUMENT,
  DOCUMENT_KINDS,
  kindClasses,
  TRANSFER_KINDS,
} from '../../server/platform/modules/ledger/service.ts'
import { filesUnder, read, sourcesUnder } from './support/files.ts'
import { lineAt } from './support/source.ts'

const kinds: readonly string[] = TRANSFER_KINDS
const classes = new Set(Object.values(kindClasses).map((names) => names.toSorted().join()))

/** Lists of kinds that SQL says in literals, as an index must. */
const listsOf = (path: string) => {
  const text = read(path)
  return [...text.matchAll(/\bkind\s+(?:not\s+)?in\s*\(([^)]*)\)/g)]
    .map((match) => ({
      at: `${path}:${lineAt(text, match.index)} ${match[0]}`,
      names: [...(match[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''),
    }))
    .filter(({ names }) => names.length > 0 && names.every((name) => kinds.includes(name)))
}

it('every list of kinds in SQL is a class that the ledger names', () => {
  const lists = [...filesUnder('server/platform/db'), ...sourcesUnder('server/platform')]
    .filter((path) => /\.(sql|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap(listsOf)
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter(({ names }) => !classes.has(names.toSorted().join())).map(({ at }) => at)).toEqual([])
})

it('what counts as loss is told by the document, in the books as in the ledger', () => {
  expect(read('server/platform/db/functions/protection/loss_sum.sql')).toContain(`document_kind = '${BET_DOCUMENT}'`)
})

it('the graph knows every kind there is, in the order of the ledger', () => {
  const kind = buildSchema().getType('TransferKind')
  expect(isEnumType(kind) && kind.getValues().map(({ name }) => name)).toEqual(TRANSFER_KINDS)
})

it('the graph and the console know every kind of document that moves money', () => {
  const kind = buildSchema().getType('DocumentKind')
  if (!isEnumType(kind)) throw new Error('There is no enum of kinds of documents')
  expect(kind.getValues().map(({ value }) => value)).toEqual(DOCUMENT_KINDS)
  for (const language of ['vi', 'en']) {
    const { documents } = JSON.parse(read(`locales/${language}/admin.json`)) as { documents: Record<string, string> }
    expect(Object.keys(documents).toSorted()).toEqual(kind.getValues().map(({ name }) => name))
  }
})
