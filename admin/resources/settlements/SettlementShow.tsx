import { Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { WindowBound } from '../../kits/windows/WindowBound.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { SettlementDeeds } from './SettlementDeeds.tsx'
import { SettlementEarnings } from './SettlementEarnings.tsx'
import { SettlementState } from './SettlementState.tsx'
import type { ConsoleSettlementFragment as Settlement } from './settlements.generated.ts'

const field = (name: string) => `resources.settlements.fields.${name}`

/** One settlement: what to do now, what it comes to, why contracts were skipped, and each earning. Looked at again while it is paid. */
export default function SettlementShow() {
  return (
    <RecordShow queryOptions={{ refetchInterval: 10_000 }}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="settlements.general">
          <SettlementDeeds />
          <SettlementState label={field('state')} />
          <Words source="kind" words="settlementKinds" label={field('kind')} />
          <Words source="period" words="settlementPeriods" label={field('period')} />
          <WindowBound source="from" label={field('from')} />
          <WindowBound source="until" label={field('until')} />
          <Words source="paidBy" words="settlementPayers" label={field('paidBy')} />
          <Figure source="corrections" />
          <Moment source="createdAt" label={field('createdAt')} />
          <Sums />
          <Skips />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="settlements.earnings" path="earnings">
          <SettlementEarnings />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'SETTLEMENT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** What its earnings come to by state. */
function Sums() {
  const record = useRecordContext<Settlement>()
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const columns: Column<Settlement['sums'][number]>[] = [
    { heading: 'settlements.state', render: ({ state }) => translate(`earningStates.${state}`) },
    { heading: 'settlements.count', render: ({ count }) => number(count), isNumber: true },
    { heading: 'settlements.amount', render: (sum) => amount(sum.amount, sum.currency), isNumber: true },
    { heading: 'settlements.paid', render: (sum) => amount(sum.paid, sum.currency), isNumber: true },
  ]
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
        {translate('settlements.sums')}
      </Typography>
      <Sheet
        name="settlements.sums"
        columns={columns}
        rows={record?.sums}
        keyOf={({ state, currency }) => `${state} ${currency}`}
        empty="settlements.noSums"
      />
    </>
  )
}

/** Why contracts came to nothing, and how many. */
function Skips() {
  const record = useRecordContext<Settlement>()
  const translate = useTranslate()
  const { number } = useFormats()
  const columns: Column<Settlement['skips'][number]>[] = [
    { heading: 'settlements.reason', render: ({ reason }) => translate(`skipReasons.${reason}`) },
    { heading: 'settlements.count', render: ({ count }) => number(count), isNumber: true },
  ]
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
        {translate('settlements.skips')}
      </Typography>
      <Sheet
        name="settlements.skips"
        columns={columns}
        rows={record?.skips}
        keyOf={({ reason }) => reason}
        empty="settlements.noSkips"
      />
    </>
  )
}
