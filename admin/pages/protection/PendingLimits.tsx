import { useFormats } from '../../lib/use-formats.ts'
import { useLimitWords } from '../../lib/use-limit-words.ts'
import { read } from '../../providers/server.ts'
import { DeskSheet } from './DeskSheet.tsx'
import { MemberLink } from './MemberLink.tsx'
import { DeskPendingLimitsDocument } from './protection.generated.ts'

/** Increases that members asked for, the next due first. */
export function PendingLimits() {
  const words = useLimitWords()
  const { moment } = useFormats()
  return (
    <DeskSheet
      name="protection.pending.title"
      queryKey={['pending']}
      load={async (page) => (await read(DeskPendingLimitsDocument, { page })).pendingLimits}
      keyOf={({ memberId, kind, period }) => `${memberId} ${kind} ${period}`}
      columns={[
        {
          heading: 'protection.account',
          render: ({ memberId, account }) => <MemberLink id={memberId} account={account} />,
        },
        { heading: 'protection.limit', render: ({ kind, period }) => words.name(kind, period) },
        {
          heading: 'protection.change',
          render: ({ kind, amount, pendingAmount, currency }) =>
            `${words.amount(kind, amount, currency)} → ${words.amount(kind, pendingAmount, currency)}`,
        },
        { heading: 'protection.readyAt', render: ({ readyAt }) => moment(readyAt) },
      ]}
    />
  )
}
