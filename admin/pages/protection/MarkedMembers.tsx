import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { DeskSheet } from './DeskSheet.tsx'
import { MemberLink } from './MemberLink.tsx'
import { DeskMarkedMembersDocument } from './protection.generated.ts'

/** Members who raised limits, hit them or took breaks often. */
export function MarkedMembers() {
  const { moment } = useFormats()
  return (
    <DeskSheet
      name="protection.marked.title"
      queryKey={['marked']}
      load={async (page) => (await read(DeskMarkedMembersDocument, { page })).markedMembers}
      keyOf={({ id }) => id}
      columns={[
        { heading: 'protection.account', render: ({ id, account }) => <MemberLink id={id} account={account} /> },
        { heading: 'protection.raised', render: ({ raised }) => raised },
        { heading: 'protection.hit', render: ({ hit }) => hit },
        { heading: 'protection.breaks', render: ({ breaks }) => breaks },
        { heading: 'protection.lastAt', render: ({ lastAt }) => moment(lastAt) },
      ]}
    />
  )
}
