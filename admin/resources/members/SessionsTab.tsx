import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, type PartOf, readOfMember } from '../../providers/server.ts'
import { EndMemberSessionsDocument } from './memberActions.generated.ts'
import { ConsoleMemberSessionsDocument, type ConsoleMemberSessionsQuery } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

type Session = PartOf<ConsoleMemberSessionsQuery>[number]

/** The last sessions with address and device; an open one can be ended. */
export function SessionsTab() {
  const id = useMemberId()
  const translate = useTranslate()
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['memberDesk', id, 'sessions'],
    queryFn: () => readOfMember(ConsoleMemberSessionsDocument, { memberId: id }),
  })
  const mayEnd = mayDo('members', 'edit')
  const columns: Column<Session>[] = [
    { heading: 'desk.begun', render: ({ createdAt }) => moment(createdAt) },
    { heading: 'desk.lastSeen', render: ({ lastSeenAt }) => moment(lastSeenAt) },
    { heading: 'desk.address', render: ({ ip }) => ip },
    { heading: 'desk.device', render: ({ userAgent }) => userAgent || '–' },
    {
      heading: 'desk.state',
      render: ({ isOpen }) => (
        <StateChip
          label={translate(isOpen ? 'desk.sessionOpen' : 'desk.sessionOver')}
          tone={isOpen ? 'success' : 'default'}
        />
      ),
    },
    {
      heading: 'a11y.actions',
      render: ({ id: sessionId, isOpen, ip }) =>
        isOpen && mayEnd ? (
          <ActionButton
            label="desk.endSession"
            effects={['desk.effectEndSession']}
            about={ip}
            run={(reason) => change(EndMemberSessionsDocument, { input: { id, sessionId, reason } })}
          />
        ) : null,
    },
  ]
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayEnd && data?.some(({ isOpen }) => isOpen) && (
        <Box>
          <ActionButton
            label="desk.endSessions"
            effects={['desk.effectEndSessions']}
            run={(reason) => change(EndMemberSessionsDocument, { input: { id, reason } })}
            isDangerous
          />
        </Box>
      )}
      <Sheet
        name="desk.sessions"
        columns={columns}
        rows={data}
        keyOf={(row) => row.id}
        error={error}
        onRetry={refetch}
      />
    </Box>
  )
}
