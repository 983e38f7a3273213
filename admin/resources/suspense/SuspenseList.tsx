import { DataTable, List, type RaRecord, SearchInput, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatAmount } from '../../lib/moments.ts'
import { useAgo } from '../../lib/use-ago.ts'

/** The queue that the list opens with. */
const waiting = { outcome: 'SUSPENSE' }

interface SuspenseRow extends RaRecord {
  amount: string
  currency: string
  reason: string
  receivedAt: string
  content: string
}

const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))
const outcomeChoices = choices('transferOutcomes', 'SUSPENSE', 'CREDITED', 'RETURNED')
const reasonChoices = choices(
  'suspenseReasons',
  'NO_CODE',
  'UNKNOWN_CODE',
  'SEVERAL_CODES',
  'WRONG_ACCOUNT',
  'SHORT',
  'OVER',
  'LATE',
  'SECOND',
  'CLOSED',
  'REFUSED',
  'UNREADABLE',
)

/** Money that nobody was credited for, the oldest first. */
export default function SuspenseList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const ago = useAgo()
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="outcome" source="outcome" choices={outcomeChoices} alwaysOn />,
    <SelectInput key="reason" source="reason" choices={reasonChoices} />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: 'receivedAt', order: 'ASC' }}
      perPage={25}
      actions={<ExportActions of="suspense" />}
    >
      <Rows<SuspenseRow>
        waiting={waiting}
        primary={({ amount, currency, reason }) =>
          `${formatAmount(amount, language, currency)} · ${translate(`suspenseReasons.${reason}`)}`
        }
        secondary={({ receivedAt, content }) => `${ago(receivedAt)} · ${content}`}
      >
        <DataTable.Col
          source="receivedAt"
          render={(row) => (
            <time dateTime={(row as SuspenseRow).receivedAt}>{ago((row as SuspenseRow).receivedAt)}</time>
          )}
        />
        <DataTable.Col source="amount" sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="reason" disableSort>
          <Words source="reason" words="suspenseReasons" />
        </DataTable.Col>
        <DataTable.Col source="content" disableSort sx={{ maxWidth: 320, overflowWrap: 'anywhere' }} />
        <DataTable.Col source="accountNumber" disableSort />
        <DataTable.Col source="outcome" disableSort>
          <Words source="outcome" words="transferOutcomes" />
        </DataTable.Col>
        <DataTable.Col source="claimedBy" disableSort />
      </Rows>
    </List>
  )
}
