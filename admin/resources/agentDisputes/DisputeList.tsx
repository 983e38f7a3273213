import { DataTable, List, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { formatAge } from '../../lib/age.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleDisputeFragment as Dispute } from './agentDisputes.generated.ts'
import { DisputeState } from './DisputeState.tsx'

const states = ['OPEN', 'UPHELD', 'REJECTED', 'WITHDRAWN'].map((id) => ({ id, name: `disputeStates.${id}` }))
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <TextInput key="account" source="account" alwaysOn />,
  ...span,
]

/** What agents say is wrong with what they earned: what waits for an answer first, the oldest of it first; then what was answered last. */
export default function DisputeList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount, moment } = useFormats()
  const windowBound = useWindowFormat()
  const ageOf = ({ createdAt }: Dispute) => formatAge(createdAt, Date.now(), language)
  const amountOf = ({ earning }: Dispute) => amount(earning.amount, earning.currency)
  return (
    <List filters={filters} perPage={25} exporter={false} empty={false}>
      <Rows<Dispute>
        primary={(row) => `${row.account} · ${amountOf(row)}`}
        secondary={(row) =>
          [
            translate(`disputeStates.${row.state}`),
            translate(`disputeReasons.${row.reason}`),
            row.state === 'OPEN' ? ageOf(row) : moment(row.closedAt),
          ].join(' · ')
        }
      >
        <DataTable.Col
          source="createdAt"
          disableSort
          render={(row: Dispute) =>
            row.state === 'OPEN' ? (
              <time dateTime={row.createdAt} style={{ whiteSpace: 'nowrap' }}>
                {ageOf(row)}
              </time>
            ) : (
              '–'
            )
          }
        />
        <DataTable.Col source="account" disableSort />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ earning }: Dispute) => translate(`settlementKinds.${earning.kind}`)}
        />
        <DataTable.Col source="window" disableSort render={({ earning }: Dispute) => windowBound(earning.from)} />
        <DataTable.Col
          source="amount"
          disableSort
          sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
          render={amountOf}
        />
        <DataTable.Col source="reason" disableSort>
          <Words source="reason" words="disputeReasons" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <DisputeState />
        </DataTable.Col>
        <DataTable.Col source="closedAt" disableSort>
          <Moment source="closedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
