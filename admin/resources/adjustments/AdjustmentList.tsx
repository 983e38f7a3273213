import { DataTable, List, type RaRecord, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { AdjustmentLimit } from './AdjustmentLimit.tsx'
import { kindChoices, stateChoices } from './choices.ts'

/** The queue that the list opens with. */
const waiting = { state: 'REQUESTED' }

interface AdjustmentRow extends RaRecord {
  memberAccount: string
  kind: string
  state: string
  amount: string
  currency: string
  askedBy: string
  askedAt: string
}

/** The work queue: what waits for a second pair of eyes, the oldest first. */
export default function AdjustmentList() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const filters = [
    <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
    <SelectInput key="kind" source="kind" choices={kindChoices} />,
    <TextInput key="askedBy" source="askedBy" />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: 'askedAt', order: 'ASC' }}
      perPage={25}
      actions={<ExportActions of="adjustments" />}
      empty={false}
    >
      <AdjustmentLimit />
      <Rows<AdjustmentRow>
        waiting={waiting}
        primary={(row) => `${row.memberAccount} · ${amount(row.amount, row.currency)}`}
        secondary={(row) => `${translate(`adjustmentStates.${row.state}`)} · ${row.askedBy} · ${moment(row.askedAt)}`}
      >
        <DataTable.Col source="askedAt">
          <Moment source="askedAt" />
        </DataTable.Col>
        <DataTable.Col source="memberAccount" disableSort />
        <DataTable.Col source="kind" disableSort>
          <Words source="kind" words="adjustmentKinds" />
        </DataTable.Col>
        <DataTable.Col source="amount" sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="state">
          <Words source="state" words="adjustmentStates" />
        </DataTable.Col>
        <DataTable.Col source="askedBy" disableSort />
        <DataTable.Col source="reason" disableSort />
        <DataTable.Col source="decidedBy" disableSort />
      </Rows>
    </List>
  )
}
