import { DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { RiskCaseState } from './RiskCaseState.tsx'
import type { ConsoleRiskCaseFragment as Case } from './riskCases.generated.ts'

const states = ['OPEN', 'TAKEN', 'CLOSED'].map((id) => ({ id, name: `riskCases.states.${id}` }))
export const outcomes = (['CLEARED', 'CONFIRMED', 'OTHER'] as const).map((id) => ({
  id,
  name: `riskCases.outcomes.${id}`,
}))
const filters = [
  <OnlyInput key="isOpen" source="isOpen" alwaysOn />,
  <OnlyInput key="isMine" source="isMine" alwaysOn />,
  <SelectInput key="state" source="state" choices={states} />,
  <SelectInput key="outcome" source="outcome" choices={outcomes} />,
  ...span,
]

/** Members that somebody has to look at; it opens with those that wait, the longest waiting first. */
export default function RiskCaseList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const kindsOf = ({ signals }: Case) =>
    [...new Set(signals.map(({ kind }) => translate(`risk.kinds.${kind}`)))].join(', ') || '–'
  return (
    <List filters={filters} filterDefaultValues={{ isOpen: true }} perPage={25} exporter={false} empty={false}>
      <Rows<Case> primary={(row) => row.account} secondary={(row) => [kindsOf(row), moment(row.openedAt)].join(' · ')}>
        <DataTable.Col source="openedAt" disableSort>
          <Moment source="openedAt" />
        </DataTable.Col>
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="signals" disableSort render={kindsOf} />
        <DataTable.Col
          source="holds"
          disableSort
          render={({ holds, state }: Case) =>
            holds && state !== 'CLOSED' ? (
              <StateChip label={translate('resources.riskCases.fields.holds')} tone="error" />
            ) : (
              '–'
            )
          }
        />
        <DataTable.Col source="takenBy" disableSort render={({ takenBy }: Case) => takenBy ?? '–'} />
        <DataTable.Col source="state" disableSort>
          <RiskCaseState />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
