import { DataTable, List, type RaRecord, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { VendorName } from '../../fields/VendorName.tsx'
import { gameTypeChoices } from '../../inputs/choices.ts'
import { span } from '../../inputs/span.tsx'
import { useVendorFilter } from '../../inputs/use-vendor-filter.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { betEnd } from '../../lib/bet-end.ts'
import { useFormats } from '../../lib/use-formats.ts'

interface BetRow extends RaRecord {
  id: string
  memberId: string
  account: string
  gameName: string
  state: string
  stake: string
  payout: string | null
  currency: string
  placedAt: string
}

const stateChoices = ['OPEN', 'SETTLED', 'VOID'].map((id) => ({ id, name: `betStates.${id}` }))

/** Bets over all members, newest first. */
export default function BetList() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const vendorFilter = useVendorFilter()
  const filters = [
    <TextInput key="account" source="account" alwaysOn />,
    <TextInput key="round" source="round" alwaysOn />,
    <TextInput key="transactionId" source="transactionId" />,
    ...vendorFilter,
    <SelectInput key="gameType" source="gameType" choices={gameTypeChoices} />,
    <SelectInput key="state" source="state" choices={stateChoices} />,
    <TextInput key="gameId" source="gameId" />,
    <TextInput key="memberId" source="memberId" />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      sort={{ field: 'placedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={<ExportActions of="bets" />}
    >
      <Rows<BetRow>
        primary={({ account, gameName }) => `${account} · ${gameName}`}
        secondary={({ state, stake, payout, currency, placedAt }) =>
          `${translate(`betStates.${betEnd({ state, payout })}`)} · ${amount(stake, currency)} → ${payout === null ? '…' : amount(payout, currency)} · ${moment(placedAt)}`
        }
        path={({ id }) => `/bets/${id}`}
      >
        <DataTable.Col source="placedAt" disableSort>
          <Moment source="placedAt" />
        </DataTable.Col>
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="gameName" disableSort />
        <DataTable.Col source="vendorName" disableSort>
          <VendorName code="vendorCode" source="vendorName" />
        </DataTable.Col>
        <DataTable.Col
          source="round"
          disableSort
          sx={{ maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        />
        <DataTable.Col source="state" disableSort render={(bet: BetRow) => translate(`betStates.${betEnd(bet)}`)} />
        <DataTable.Col source="stake" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="stake" />
        </DataTable.Col>
        <DataTable.Col source="payout" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="payout" />
        </DataTable.Col>
        <DataTable.Col source="profit" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="profit" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
