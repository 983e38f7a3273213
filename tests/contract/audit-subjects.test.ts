import { isEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { buildSchema } from '../../server/gateway/schema.ts'
import { AUDIT_SUBJECTS } from '../../server/platform/modules/operators/service.ts'
import { read, sourcesUnder } from './support/files.ts'

const subjects: readonly string[] = AUDIT_SUBJECTS

it('the audit log keeps changes of listed kinds of things alone', () => {
  const written = sourcesUnder('server/platform')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...read(path).matchAll(/\bsubjectKind: '([\w-]+)'/g)].map(([, kind = '']) => kind))
    .filter((kind) => kind !== 'subject_kind')
  expect(new Set(written).size).toBeGreaterThan(40)
  expect([...new Set(written)].filter((kind) => !subjects.includes(kind))).toEqual([])
})

it('the graph and the console know every kind of thing in the audit log', () => {
  const kind = buildSchema().getType('AuditSubjectKind')
  if (!isEnumType(kind)) throw new Error('There is no enum of kinds of things')
  expect(kind.getValues().map(({ value }) => value)).toEqual(AUDIT_SUBJECTS)
  const names = kind.getValues().map(({ name }) => name)
  for (const language of ['vi', 'en']) {
    const words = JSON.parse(read(`locales/${language}/admin.json`)) as { auditSubjects: Record<string, string> }
    expect(Object.keys(words.auditSubjects).toSorted()).toEqual(names)
  }
})
