import {
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  useGetList,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatAmount } from '../../lib/moments.ts'
import { stateChoices } from './choices.ts'
import { DepositState } from './DepositState.tsx'

interface DepositRow extends RaRecord {
  account: string
  state: string
  amount: string
  currency: string
  transferCode: string
}

interface Channel extends RaRecord {
  names: { language: string; name: string }[]
}

export default function DepositList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data: channels = [] } = useGetList<Channel>('paymentChannels', { pagination: { page: 1, perPage: 100 } })
  const channelChoices = channels.map(({ id, names }) => ({
    id,
    name: (names.find((one) => one.language === language) ?? names[0])?.name ?? String(id),
  }))
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
    <SelectInput key="channel" source="channelId" choices={channelChoices} translateChoice={false} />,
    <OnlyInput key="isClaimed" source="isClaimed" defaultValue />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={<ExportActions of="deposits" />}
    >
      <Rows<DepositRow>
        primary={({ account, amount, currency }) => `${account} · ${formatAmount(amount, language, currency)}`}
        secondary={({ state, transferCode }) => `${translate(`depositStates.${state}`)} · ${transferCode}`}
      >
        <DataTable.Col source="createdAt">
          <Moment source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="account" />
        <DataTable.Col source="state">
          <DepositState />
        </DataTable.Col>
        <DataTable.Col source="gateway" disableSort>
          <Words source="gateway" words="paymentGateways" />
        </DataTable.Col>
        <DataTable.Col source="channelName" disableSort />
        <DataTable.Col source="amount" sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="creditedAmount" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="creditedAmount" />
        </DataTable.Col>
        <DataTable.Col source="transferCode" disableSort />
      </Rows>
    </List>
  )
}
