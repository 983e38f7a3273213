import { DataTable, List, type RaRecord, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { AuditSubject } from '../../fields/AuditSubject.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatMoment } from '../../lib/moments.ts'
import { actionChoices, subjectChoices } from './choices.ts'

interface AuditRow extends RaRecord {
  at: string
  action: string
  operatorAccount: string
  reason: string | null
}

export default function AuditLogList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const filters = [
    <SelectInput key="action" source="action" choices={actionChoices} alwaysOn />,
    <SelectInput key="kind" source="subjectKind" choices={subjectChoices} />,
    <TextInput key="subject" source="subjectId" />,
    <TextInput key="operator" source="operatorAccount" />,
    ...span,
  ]

  return (
    <List
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={<ExportActions of="auditEntries" />}
    >
      <Rows<AuditRow>
        primary={({ action }) => translate(`auditActions.${action}`, { _: action })}
        secondary={({ at, operatorAccount, reason }) =>
          [operatorAccount, formatMoment(at, language), reason].filter(Boolean).join(' · ')
        }
      >
        <DataTable.Col source="at" disableSort>
          <Moment source="at" />
        </DataTable.Col>
        <DataTable.Col source="operatorAccount" disableSort />
        <DataTable.Col source="action" disableSort>
          <Words source="action" words="auditActions" />
        </DataTable.Col>
        <DataTable.Col source="subjectKind" disableSort>
          <Words source="subjectKind" words="auditSubjects" />
        </DataTable.Col>
        <DataTable.Col source="subjectId" disableSort>
          <AuditSubject />
        </DataTable.Col>
        <DataTable.Col source="reason" disableSort />
        <DataTable.Col source="ip" disableSort />
      </Rows>
    </List>
  )
}
