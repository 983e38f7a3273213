import { useQuery } from '@tanstack/react-query'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useAccountWords } from '../../lib/use-account-words.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { type PartOf, readOfMember } from '../../providers/server.ts'
import { ConsoleMemberWalletsDocument, type ConsoleMemberWalletsQuery } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

type Wallet = PartOf<ConsoleMemberWalletsQuery>[number]

/** Every account of the member: main wallet, money held, vendors. */
export function WalletsTab() {
  const memberId = useMemberId()
  const accountWords = useAccountWords()
  const { amount, number } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['memberDesk', memberId, 'wallets'],
    queryFn: () => readOfMember(ConsoleMemberWalletsDocument, { memberId }),
  })
  const columns: Column<Wallet>[] = [
    {
      heading: 'desk.account',
      render: ({ account, currency }) => accountWords(account, currency),
    },
    {
      heading: 'resources.members.fields.balance',
      render: ({ balance, currency }) => amount(balance, currency),
      isNumber: true,
    },
    { heading: 'desk.entries', render: ({ entries }) => number(entries), isNumber: true },
  ]
  return (
    <Sheet
      name="desk.wallets"
      columns={columns}
      rows={data}
      keyOf={({ account, currency }) => `${account} ${currency}`}
      error={error}
      onRetry={refetch}
    />
  )
}
