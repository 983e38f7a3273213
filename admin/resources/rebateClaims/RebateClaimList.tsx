import { DataTable, List, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRebateClaimFragment as Claim } from './rebateClaims.generated.ts'

const channels = ['MEMBER', 'JOB'].map((id) => ({ id, name: `rebateChannels.${id}` }))
const filters = [
  <TextInput key="account" source="account" alwaysOn />,
  <SelectInput key="channel" source="channel" choices={channels} alwaysOn />,
  ...span,
]

/** What members were given back of what they played, the last first. */
export default function RebateClaimList() {
  const translate = useTranslate()
  const { amount, day, moment } = useFormats()
  const sumOf = (row: Claim) => amount(row.amount, row.currency)
  const daysOf = ({ firstDay, lastDay }: Claim) =>
    firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`
  const gamesOf = ({ categories }: Claim) => categories.map((each) => translate(`gameTypes.${each}`)).join(', ')
  return (
    <List filters={filters} perPage={25} actions={<ExportActions of="rebateClaims" />} empty={false}>
      <Rows<Claim>
        primary={(row) => `${row.account} · ${sumOf(row)}`}
        secondary={(row) => [daysOf(row), gamesOf(row), moment(row.claimedAt)].join(' · ')}
      >
        <DataTable.Col source="claimedAt" disableSort>
          <Moment source="claimedAt" />
        </DataTable.Col>
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="amount" disableSort sx={{ textAlign: 'right' }} render={sumOf} />
        <DataTable.Col source="firstDay" disableSort render={daysOf} />
        <DataTable.Col source="categories" disableSort render={gamesOf} />
        <DataTable.Col source="channel" disableSort>
          <Words source="channel" words="rebateChannels" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
