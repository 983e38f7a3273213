import { DataTable, List, type RaRecord, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { DayOfBirth } from '../../fields/DayOfBirth.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatMoment } from '../../lib/moments.ts'
import { IdentityState } from './IdentityState.tsx'

/** The queue that the list opens with. */
const waiting = { state: 'SUBMITTED' }

interface IdentityRow extends RaRecord {
  account: string
  state: string
  name: string
  submittedAt: string
}

const states = ['SUBMITTED', 'VERIFIED', 'REJECTED'].map((id) => ({ id, name: `identityStates.${id}` }))

/** The queue of identities: who waits longest comes first. */
export default function IdentityList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const filters = [<SelectInput key="state" source="state" choices={states} alwaysOn />, ...span]
  return (
    <List filters={filters} filterDefaultValues={waiting} perPage={25} exporter={false}>
      <Rows<IdentityRow>
        waiting={waiting}
        primary={({ account, name }) => `${account} · ${name}`}
        secondary={({ state, submittedAt }) =>
          `${translate(`identityStates.${state}`)} · ${formatMoment(submittedAt, language)}`
        }
      >
        <DataTable.Col source="submittedAt" disableSort>
          <Moment source="submittedAt" />
        </DataTable.Col>
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="birthday" disableSort>
          <DayOfBirth source="birthday" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <IdentityState />
        </DataTable.Col>
        <DataTable.Col source="claimedBy" disableSort />
      </Rows>
    </List>
  )
}
