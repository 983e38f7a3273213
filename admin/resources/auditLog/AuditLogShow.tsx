import { SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { AuditSubject } from '../../fields/AuditSubject.tsx'
import { Difference } from '../../fields/Difference.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'

export default function AuditLogShow() {
  const translate = useTranslate()
  return (
    <RecordShow>
      <SimpleShowLayout>
        <Moment source="at" label="resources.auditLog.fields.at" />
        <TextField source="operatorAccount" />
        <Words source="action" words="auditActions" label="resources.auditLog.fields.action" />
        <Words source="subjectKind" words="auditSubjects" label="resources.auditLog.fields.subjectKind" />
        <AuditSubject label="resources.auditLog.fields.subjectId" />
        <TextField source="reason" emptyText={translate('audit.noReason')} />
        <TextField source="ip" />
        <Changed label="audit.difference" />
      </SimpleShowLayout>
    </RecordShow>
  )
}

function Changed(_props: { label: string }) {
  const record = useRecordContext<{ id: string; before: unknown; after: unknown }>()
  return <Difference before={record?.before} after={record?.after} />
}
