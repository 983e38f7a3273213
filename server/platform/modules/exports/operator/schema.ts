import { Type } from 'typebox'
import { EXPORT_SOURCES } from '../../../db/export-source.ts'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { EXPORT_FAILURES, EXPORT_FORMATS, EXPORT_STATES } from '../states.ts'
import { exportsRights as rights } from './policy.ts'

const Source = Type.Enum([...EXPORT_SOURCES])
const Format = Type.Enum([...EXPORT_FORMATS])

const Export = Type.Object(
  {
    id: Id,
    source: Source,
    filter: Type.Record(Type.String(), Type.Unknown(), { description: 'As it was asked for' }),
    format: Format,
    timeZone: Type.String(),
    state: Type.Enum([...EXPORT_STATES]),
    failure: Nullable(Type.Enum([...EXPORT_FAILURES])),
    rowsExpected: Nullable(Type.Integer({ description: 'Null until they are counted' })),
    rowsWritten: Type.Integer(),
    mostRows: Type.Integer({ description: 'What a file of the format holds' }),
    size: Type.String({ pattern: '^\\d+$', description: 'Bytes', examples: ['48213'] }),
    askedAt: DateTime,
    endedAt: Nullable(DateTime),
    expiresAt: Nullable(DateTime),
    hasFile: Type.Boolean({ description: 'It can be downloaded now' }),
  },
  { description: 'A list that is, or was, written into a file as a whole' },
)

const own = { access: 'operator', right: rights['exports.read'] } as const
const byId = Type.Object({ id: Id })

export const exportsOperatorCalls = defineCalls({
  listExports: {
    ...own,
    method: 'GET',
    path: '/wps/admin/exports',
    summary: "The operator's own exports at the brand in view, the newest first",
    query: Type.Object({ ...PageQuery, ...SpanQuery, state: Type.Optional(Export.properties.state) }),
    value: Page(Export),
  },
  getExport: {
    ...own,
    method: 'GET',
    path: '/wps/admin/exports/:id',
    summary: "One of the operator's own exports",
    params: byId,
    value: Export,
  },
  createExport: {
    ...own,
    method: 'POST',
    path: '/wps/admin/exports',
    summary: 'Has a list written into a file as a whole, up to this moment',
    description: 'Takes the right to read the list besides. Three of an operator may be under way.',
    body: Type.Object(
      {
        source: Source,
        filter: Type.Optional(
          Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
            description: 'What the call of the list takes in its query, but pages and order',
          }),
        ),
        format: Format,
        timeZone: Type.String({ minLength: 2, maxLength: 60, examples: ['Asia/Ho_Chi_Minh'] }),
      },
      { additionalProperties: false },
    ),
    value: Export,
    example: { source: 'DEPOSITS', filter: { state: 'CREDITED' }, format: 'CSV', timeZone: 'Asia/Ho_Chi_Minh' },
  },
  cancelExport: {
    ...own,
    method: 'POST',
    path: '/wps/admin/exports/:id/cancel',
    summary: 'Ends an export that is under way',
    params: byId,
    value: Export,
  },
  downloadExport: {
    ...own,
    method: 'GET',
    path: '/wps/admin/exports/:id/file',
    summary: 'The file of an export; each download stands in the audit log',
    description: 'Takes the right to read the list besides.',
    params: byId,
    value: Type.String({ description: 'The body itself is the file, without an envelope' }),
  },
})
