import { DataTable, List, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { ReferralState } from './ReferralState.tsx'
import type { ConsoleReferralFragment as Referral } from './referrals.generated.ts'

/** The queue that the list opens with. */
const waiting = { state: 'HELD' }
const states = ['HELD', 'CAME', 'DEPOSITED', 'PLAYED', 'PAID', 'REFUSED'].map((id) => ({
  id,
  name: `referralStates.${id}`,
}))
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <TextInput key="account" source="account" label="resources.referrals.fields.referrerAccount" alwaysOn />,
  ...span,
]

/** Friends whom members brought: what is held for an operator first, who waits longest first. */
export default function ReferralList() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const reasonOf = ({ reason }: Referral) => (reason === null ? '–' : translate(`referralReasons.${reason}`))
  return (
    <List filters={filters} filterDefaultValues={waiting} perPage={25} exporter={false} empty={false}>
      <Rows<Referral>
        waiting={waiting}
        primary={(row) => `${row.referrerAccount} → ${row.account}`}
        secondary={(row) => [translate(`referralStates.${row.state}`), reasonOf(row), moment(row.cameAt)].join(' · ')}
      >
        <DataTable.Col source="cameAt" disableSort>
          <Moment source="cameAt" />
        </DataTable.Col>
        <DataTable.Col source="referrerAccount" disableSort />
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="deposits" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="deposits" />
        </DataTable.Col>
        <DataTable.Col
          source="reward"
          disableSort
          sx={{ textAlign: 'right' }}
          render={({ reward }: Referral) => (reward === null ? '–' : amount(reward))}
        />
        <DataTable.Col source="reason" disableSort render={reasonOf} />
        <DataTable.Col source="state" disableSort>
          <ReferralState />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
