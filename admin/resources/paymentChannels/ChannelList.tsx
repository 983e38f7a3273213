import { DataTable, List, type RaRecord, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { ChannelNameText } from './ChannelNameText.tsx'

interface ChannelRow extends RaRecord {
  gateway: string
  bankName: string
  accountNumber: string
  enabled: boolean
  proposal: { id: string } | null
}

export default function ChannelList() {
  const translate = useTranslate()
  const stateOf = ({ enabled, proposal }: ChannelRow) =>
    translate(enabled ? 'depositDesk.open' : 'depositDesk.closed') +
    (proposal === null ? '' : ` · ${translate('proposals.chip')}`)
  return (
    <List perPage={50} exporter={false} pagination={false}>
      <Rows<ChannelRow>
        primary={() => <ChannelNameText />}
        secondary={(row) => `${row.bankName} ${row.accountNumber} · ${stateOf(row)}`}
      >
        <NumberColumn source="position" disableSort />
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="names" disableSort>
          <ChannelNameText />
        </DataTable.Col>
        <DataTable.Col source="gateway" disableSort>
          <Words source="gateway" words="paymentGateways" />
        </DataTable.Col>
        <DataTable.Col source="bankName" disableSort />
        <DataTable.Col source="accountNumber" disableSort />
        <DataTable.Col source="minimum" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="minimum" />
        </DataTable.Col>
        <DataTable.Col source="maximum" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="maximum" />
        </DataTable.Col>
        <DataTable.Col
          source="enabled"
          disableSort
          render={(row) => (
            <StateChip label={stateOf(row as ChannelRow)} tone={(row as ChannelRow).enabled ? 'success' : 'default'} />
          )}
        />
      </Rows>
    </List>
  )
}
