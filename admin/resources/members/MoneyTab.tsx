import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { Choice } from '../../inputs/Choice.tsx'
import { Days, momentsOf, noSpan } from '../../inputs/Days.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { transferKinds } from '../../lib/choices.generated.ts'
import type { TransferKind } from '../../lib/schema.generated.ts'
import { useConnection } from '../../lib/use-connection.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { type PartOf, readOfMember } from '../../providers/server.ts'
import { AdjustmentDialog } from './AdjustmentDialog.tsx'
import { ConsoleMemberStatementDocument, type ConsoleMemberStatementQuery } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

interface Adjustment extends RaRecord {
  kind: string
  state: string
  amount: string
  currency: string
  askedBy: string
}

type Entry = PartOf<ConsoleMemberStatementQuery>['nodes'][number]

/** Adjustments of the member, and every movement of the main wallet with the running balance. */
export function MoneyTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const [kind, setKind] = useState<TransferKind | ''>('')
  const [span, setSpan] = useState(noSpan)
  const filter = { ...(kind !== '' && { kind }), ...momentsOf(span) }
  const statement = useConnection(['memberDesk', memberId, 'statement', filter], (after) =>
    readOfMember(ConsoleMemberStatementDocument, { memberId, filter, after }),
  )
  const columns: Column<Entry>[] = [
    { heading: 'desk.at', render: ({ at }) => moment(at) },
    {
      heading: 'desk.kind',
      render: (entry) => (
        <TextLink to={`/transfers/${entry.transferId}`} look="strong">
          {translate(`transferKinds.${entry.kind}`, { _: entry.kind })}
        </TextLink>
      ),
    },
    { heading: 'desk.balanceBefore', render: (entry) => amount(entry.balanceBefore, entry.currency), isNumber: true },
    { heading: 'desk.amount', render: (entry) => amount(entry.amount, entry.currency), isNumber: true },
    {
      heading: 'desk.balanceAfter',
      render: (entry) => amount(entry.balanceAfter, entry.currency),
      isNumber: true,
    },
    { heading: 'desk.reason', render: (entry) => entry.reason ?? '–' },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayDo('adjustments', 'list') && <Adjustments memberId={memberId} />}
      <Typography component="h2" variant="h2">
        {translate('desk.statement')}
      </Typography>
      <Box sx={{ display: 'flex', columnGap: 1, rowGap: 2, flexWrap: 'wrap' }}>
        <Choice label="desk.kind" value={kind} values={transferKinds} words="transferKinds" onChange={setKind} />
        <Days value={span} onChange={setSpan} />
      </Box>
      <Sheet name="desk.statement" columns={columns} keyOf={({ id }) => id} {...statement} />
    </Box>
  )
}

/** The last adjustments of the member, and the way to ask for one. */
function Adjustments({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const { data } = useGetList<Adjustment>('adjustments', {
    filter: { memberId },
    sort: { field: 'askedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
  })
  return (
    <Box>
      {mayDo('adjustments', 'edit') && <AdjustmentDialog memberId={memberId} />}
      <ul>
        {data?.map((one) => (
          <li key={one.id}>
            <TextLink to={`/adjustments/${one.id}/show`} look="strong">
              {translate(`adjustmentKinds.${one.kind}`)} {amount(one.amount, one.currency)}
            </TextLink>{' '}
            · {translate(`adjustmentStates.${one.state}`)} · {one.askedBy}
          </li>
        ))}
      </ul>
    </Box>
  )
}
