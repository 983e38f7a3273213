import { useRecordContext, useResourceDefinitions, useTranslate } from 'react-admin'
import { resourceOf } from '../lib/audit-subjects.ts'
import type { AuditSubjectKind } from '../lib/schema.generated.ts'
import { TextLink } from './TextLink.tsx'

/** Ids that say nothing to a person; codes of brands, lotteries and modules do. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Entry {
  readonly id: string
  readonly subjectKind: AuditSubjectKind
  readonly subjectId: string
}

/**
 * What an entry of the audit log is about: a way to it where the console has a page, by its code where it has one; else the way to all
 * that was done to it.
 */
export function AuditSubject(_props: { label?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<Entry>()
  const resources = useResourceDefinitions()
  if (record === undefined) return null
  const { subjectKind, subjectId } = record
  const resource = resourceOf[subjectKind]
  const page = resources[resource]
  const isCode = !ID.test(subjectId)
  const words = isCode ? subjectId : translate('audit.open')
  if (page?.hasShow) return <TextLink to={`/${resource}/${subjectId}/show`}>{words}</TextLink>
  if (page?.hasEdit) return <TextLink to={`/${resource}/${subjectId}`}>{words}</TextLink>
  const history = `/auditLog?filter=${encodeURIComponent(JSON.stringify({ subjectKind, subjectId }))}`
  return <TextLink to={history}>{isCode ? subjectId : translate('audit.history')}</TextLink>
}
