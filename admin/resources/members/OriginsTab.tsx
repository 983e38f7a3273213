import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { type PartOf, readOfMember } from '../../providers/server.ts'
import { ConsoleSharedOriginsDocument, type ConsoleSharedOriginsQuery } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

type Origin = PartOf<ConsoleSharedOriginsQuery>[number]

/** Other members who came from the same address or with the same browser. */
export function OriginsTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['memberDesk', memberId, 'origins'],
    queryFn: () => readOfMember(ConsoleSharedOriginsDocument, { memberId }),
  })
  const columns: Column<Origin>[] = [
    {
      heading: 'desk.member',
      render: (row) => (
        <TextLink to={`/members/${row.memberId}/show`} look="strong">
          {row.memberAccount}
        </TextLink>
      ),
    },
    { heading: 'desk.incommon', render: ({ kind }) => translate(`originKinds.${kind}`) },
    { heading: 'desk.originValue', render: ({ value }) => value },
    { heading: 'desk.sessions', render: ({ sessions }) => number(sessions), isNumber: true },
    { heading: 'desk.first', render: ({ firstAt }) => moment(firstAt) },
    { heading: 'desk.last', render: ({ lastAt }) => moment(lastAt) },
  ]
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('desk.originsHelp')}
      </Typography>
      <Sheet
        name="desk.origins"
        columns={columns}
        rows={data}
        keyOf={(row) => `${row.kind} ${row.value} ${row.memberId}`}
        error={error}
        onRetry={refetch}
      />
    </Box>
  )
}
