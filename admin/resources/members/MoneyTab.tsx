import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Choice } from '../../inputs/Choice.tsx'
import { Days, momentsOf, noSpan } from '../../inputs/Days.tsx'
import { type Column, Sheet } from '../../layout/Sheet.tsx'
import { ask } from '../../lib/call.ts'
import { useCursor } from '../../lib/use-cursor.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { AdjustmentDialog } from '../adjustments/AdjustmentDialog.tsx'
import { ConsoleAdjustmentsDocument } from '../adjustments/adjustments.generated.ts'
import { transferKinds } from './desk-choices.ts'
import { ConsoleMemberStatementDocument, type ConsoleMemberStatementQuery } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

type Entry = ConsoleMemberStatementQuery['memberStatement']['items'][number]

/** Adjustments of the member, and every movement of the main wallet with the running balance. */
export function MoneyTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const [kind, setKind] = useState('')
  const [span, setSpan] = useState(noSpan)
  const filter = { ...(kind !== '' && { kind }), ...momentsOf(span) }
  const statement = useCursor(
    ['memberDesk', memberId, 'statement', filter],
    async (after) => (await ask(ConsoleMemberStatementDocument, { memberId, filter, after })).memberStatement,
  )
  const columns: Column<Entry>[] = [
    { heading: 'desk.at', render: ({ at }) => moment(at) },
    {
      heading: 'desk.kind',
      render: (entry) => (
        <Link to={`/transfers/${memberId}/${entry.transferId}`} style={{ color: 'inherit', fontWeight: 600 }}>
          {translate(`transferKinds.${entry.kind}`, { _: entry.kind })}
        </Link>
      ),
    },
    { heading: 'desk.balanceBefore', render: (entry) => amount(entry.balanceBefore), isNumber: true },
    { heading: 'desk.amount', render: (entry) => amount(entry.amount), isNumber: true },
    {
      heading: 'desk.balanceAfter',
      render: (entry) => `${amount(entry.balanceAfter)} ${entry.currency}`,
      isNumber: true,
    },
    { heading: 'desk.reason', render: (entry) => entry.reason ?? '–' },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Adjustments memberId={memberId} />
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
  const { data } = useQuery({
    queryKey: ['memberDesk', memberId, 'adjustments'],
    queryFn: async () => {
      const page = { page: 1, pageSize: 5, sort: '-askedAt' }
      return (await ask(ConsoleAdjustmentsDocument, { page, filter: { memberId } })).page.items
    },
  })
  return (
    <Box>
      {mayDo('adjustments', 'edit') && <AdjustmentDialog memberId={memberId} />}
      <ul>
        {data?.map((one) => (
          <li key={one.id}>
            <Link to={`/adjustments/${one.id}/show`} style={{ color: 'inherit', fontWeight: 600 }}>
              {translate(`adjustmentKinds.${one.kind}`)} {amount(one.amount)} {one.currency}
            </Link>{' '}
            · {translate(`adjustmentStates.${one.state}`)} · {one.askedBy}
          </li>
        ))}
      </ul>
    </Box>
  )
}
