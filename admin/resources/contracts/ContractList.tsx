import { DataTable, List, type RaRecord, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { KINDS } from '../../kits/contracts/terms-draft.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { ContractState } from './ContractState.tsx'
import { OfferPanel } from './OfferPanel.tsx'

/** The queue that the list opens with. */
const waiting = { awaitsPlatform: true }
const STATES = ['REQUESTED', 'ACTIVE', 'TERMINATION_REQUESTED', 'REJECTED', 'TERMINATED']
const kindChoices = KINDS.map((id) => ({ id, name: `contracts.kinds.${id}` }))
const stateChoices = STATES.map((id) => ({ id, name: `contracts.states.${id}` }))

interface ContractRow extends RaRecord {
  kind: string
  state: string
  payeeAccount: string
  payerAccount: string | null
  changedAt: string
}

/** Contracts of agents: first those that wait for the platform's answer. */
export default function ContractList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const filters = [
    <OnlyInput key="awaitsPlatform" source="awaitsPlatform" label="contracts.awaitsPlatform" alwaysOn />,
    <TextInput key="account" source="account" label="contracts.fields.account" alwaysOn />,
    <SelectInput key="kind" source="kind" choices={kindChoices} label="contracts.fields.kind" />,
    <SelectInput key="state" source="state" choices={stateChoices} label="contracts.fields.state" />,
    <OnlyInput key="isDisputed" source="isDisputed" label="contracts.disputed" />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: 'changedAt', order: 'ASC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      {mayDo('contracts', 'edit') && <OfferPanel />}
      <Rows<ContractRow>
        waiting={waiting}
        primary={(row) => `${row.payeeAccount} · ${translate(`contracts.kinds.${row.kind}`)}`}
        secondary={(row) => `${translate(`contracts.states.${row.state}`)} · ${moment(row.changedAt)}`}
      >
        <DataTable.Col source="payeeAccount" label="contracts.fields.account" />
        <DataTable.Col source="kind" label="contracts.fields.kind">
          <Words source="kind" words="contracts.kinds" />
        </DataTable.Col>
        <DataTable.Col source="state" label="contracts.fields.state">
          <ContractState />
        </DataTable.Col>
        <DataTable.Col
          source="payerAccount"
          label="contracts.fields.payer"
          disableSort
          render={(row: ContractRow) => row.payerAccount ?? translate('contracts.platform')}
        />
        <DataTable.Col source="changedAt" label="contracts.fields.changedAt">
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
