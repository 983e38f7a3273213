import { DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { useSourceName } from './use-source-name.ts'
import { useSources } from './use-sources.ts'
import { VendorCaseState } from './VendorCaseState.tsx'
import { VendorComparisons } from './VendorComparisons.tsx'
import type { ConsoleVendorCaseFragment as Case } from './vendorCases.generated.ts'

const states = ['OPEN', 'CLOSED'].map((id) => ({ id, name: `vendorCases.states.${id}` }))
export const outcomes = (['VENDOR_WRONG', 'WE_WERE_WRONG', 'TIMING', 'OTHER'] as const).map((id) => ({
  id,
  name: `vendorCases.outcomes.${id}`,
}))

/** Movements that we and the vendors do not tell alike, and how the days compare that they were found on. */
export default function VendorCaseList() {
  const translate = useTranslate()
  const { day, amount } = useFormats()
  const sources = useSources()
  const differenceOf = ({ difference }: Case) => translate(`vendorCases.differences.${difference}`)
  const sourceName = useSourceName()
  const filters = [
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <SelectInput key="outcome" source="outcome" choices={outcomes} alwaysOn />,
    <SelectInput key="source" source="source" choices={sources} translateChoice={false} alwaysOn />,
    ...span,
  ]
  const sourceOf = ({ source }: Case) => sourceName(source)
  const kindOf = ({ kind }: Case) => translate(`vendorCases.kinds.${kind}`)
  const amountOf = ({ ours, theirs }: Case) => {
    const side = ours ?? theirs
    return side === null ? '–' : amount(side.amount, side.currency)
  }
  return (
    <>
      <List filters={filters} perPage={25} exporter={false} empty={false}>
        <Rows<Case>
          primary={(row) => `${sourceOf(row)} · ${amountOf(row)}`}
          secondary={(row) =>
            [differenceOf(row), day(row.day), translate(`vendorCases.states.${row.state}`)].join(' · ')
          }
        >
          <DataTable.Col source="foundAt" disableSort>
            <Moment source="foundAt" />
          </DataTable.Col>
          <DataTable.Col source="source" disableSort render={sourceOf} />
          <DataTable.Col source="day" disableSort render={(row: Case) => day(row.day)} />
          <DataTable.Col source="kind" disableSort render={kindOf} />
          <DataTable.Col source="difference" disableSort render={differenceOf} />
          <DataTable.Col
            source="amount"
            disableSort
            sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
            render={amountOf}
          />
          <DataTable.Col source="state" disableSort>
            <VendorCaseState />
          </DataTable.Col>
        </Rows>
      </List>
      {mayDo('vendorReconciliation', 'read') && <VendorComparisons />}
    </>
  )
}
