import {
  BooleanInput,
  DataTable,
  List,
  NumberInput,
  type RaRecord,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { VendorName } from '../../fields/VendorName.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { useVendorFilter } from '../../inputs/use-vendor-filter.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import { TransferState } from './TransferState.tsx'

interface TransferRow extends RaRecord {
  memberAccount: string
  vendorCode: string
  vendorName: string
  direction: string
  amount: string
  currency: string
  state: string
  createdAt: string
}

const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))
const stateChoices = choices('vendorTransferStates', 'PENDING', 'DONE', 'FAILED')
const directionChoices = choices('directions', 'IN', 'OUT')

/** Transfers into and out of vendors' wallets; those in doubt wait for the vendor or for two operators. */
export default function VendorTransferList() {
  const translate = useTranslate()
  const nameOf = useVendorName()
  const { amount, moment } = useFormats()
  const vendorFilter = useVendorFilter()
  const filters = [
    <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
    <TextInput key="account" source="account" alwaysOn />,
    ...vendorFilter,
    <SelectInput key="direction" source="direction" choices={directionChoices} />,
    <NumberInput key="older" source="olderThanMinutes" min={1} />,
    <BooleanInput key="proposal" source="hasProposal" defaultValue />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={<ExportActions of="vendorTransfers" />}
    >
      <Rows<TransferRow>
        primary={(row) => `${row.memberAccount} · ${amount(row.amount, row.currency)}`}
        secondary={({ state, vendorCode, vendorName, direction, createdAt }) =>
          `${translate(`vendorTransferStates.${state}`)} · ${translate(`directions.${direction}`)} · ${nameOf(vendorCode, vendorName)} · ${moment(createdAt)}`
        }
        sorts={['createdAt']}
      >
        <DataTable.Col source="createdAt">
          <Moment source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="memberAccount" disableSort />
        <DataTable.Col source="vendorName" disableSort>
          <VendorName code="vendorCode" source="vendorName" />
        </DataTable.Col>
        <DataTable.Col source="direction" disableSort>
          <Words source="direction" words="directions" />
        </DataTable.Col>
        <DataTable.Col source="amount" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <TransferState />
        </DataTable.Col>
        <NumberColumn source="tries" disableSort />
        <DataTable.Col source="lastAnswer" disableSort>
          <Words source="lastAnswer" words="vendorAnswers" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
