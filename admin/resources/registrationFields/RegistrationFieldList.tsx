import { DataTable, List, type RaRecord, useTranslate } from 'react-admin'
import { Words } from '../../fields/Words.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'

interface FieldRow extends RaRecord {
  enabled: boolean
  required: boolean
  minLength: number
  maxLength: number
}

export default function RegistrationFieldList() {
  const translate = useTranslate()
  const yesOrNo = (value: boolean) => translate(`ra.boolean.${value}`)
  const exporter = useExporter(
    'registrationFields',
    'position',
    { source: 'id', words: 'registrationFieldNames' },
    'enabled',
    'required',
    'minLength',
    'maxLength',
    'patternId',
    'acceptedPattern',
  )
  return (
    <List sort={{ field: 'position', order: 'ASC' }} perPage={100} pagination={false} exporter={exporter}>
      <Rows<FieldRow>
        primary={({ id }) => translate(`registrationFieldNames.${id}`, { _: String(id) })}
        secondary={({ enabled, required, minLength, maxLength }) =>
          `${translate('resources.registrationFields.fields.enabled')}: ${yesOrNo(enabled)} · ${translate('resources.registrationFields.fields.required')}: ${yesOrNo(required)} · ${minLength}–${maxLength}`
        }
      >
        <NumberColumn source="position" />
        <DataTable.Col source="id">
          <Words source="id" words="registrationFieldNames" />
        </DataTable.Col>
        <DataTable.Col source="enabled" render={({ enabled }) => yesOrNo(enabled)} />
        <DataTable.Col source="required" render={({ required }) => yesOrNo(required)} />
        <NumberColumn source="minLength" disableSort />
        <NumberColumn source="maxLength" disableSort />
        <DataTable.Col
          source="acceptedPattern"
          disableSort
          render={({ acceptedPattern }) => <code>{acceptedPattern}</code>}
        />
      </Rows>
    </List>
  )
}
