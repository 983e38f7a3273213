import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import {
  type ConsoleOperatorFragment,
  ConsoleOperatorSessionsDocument,
  type ConsoleOperatorSessionsQuery,
  EndOperatorSessionsDocument,
} from './operators.generated.ts'

type Session = NonNullable<NonNullable<ConsoleOperatorSessionsQuery['operatorAccount']>['sessions']>[number]

/** Where an operator is signed in, and how that ends. */
export function OperatorSessions() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const record = useRecordContext<ConsoleOperatorFragment>()
  const id = record?.id ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['operators', id, 'sessions'],
    queryFn: () => read(ConsoleOperatorSessionsDocument, { id }),
    enabled: id !== '',
  })
  const sessions = data?.operatorAccount?.sessions
  const mayEnd = mayDo('operators', 'edit') && record?.reachesBeyond === false
  const end = (reason: string, sessionId?: string) =>
    change(EndOperatorSessionsDocument, { input: { id, reason, ...(sessionId !== undefined && { sessionId }) } })
  const columns: Column<Session>[] = [
    { heading: 'operators.startedAt', render: ({ startedAt }) => moment(startedAt) },
    { heading: 'operators.seenAt', render: ({ seenAt }) => moment(seenAt) },
    { heading: 'operators.ip', render: ({ ip }) => ip },
    {
      heading: 'a11y.actions',
      render: ({ id: sessionId, ip, isOwn }) => {
        if (isOwn) return translate('operators.thisSession')
        return mayEnd ? (
          <ActionButton
            label="operators.endSession"
            effects={['operators.effectEndSession']}
            about={ip}
            run={(reason) => end(reason, sessionId)}
          />
        ) : null
      },
    },
  ]
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayEnd && sessions?.some(({ isOwn }) => !isOwn) && (
        <Box>
          <ActionButton
            label="operators.endAllSessions"
            effects={['operators.effectEndAllSessions']}
            run={(reason) => end(reason)}
            isDangerous
          />
        </Box>
      )}
      <Sheet
        name="operators.sessions"
        empty="operators.noSessions"
        columns={columns}
        rows={sessions ?? undefined}
        keyOf={(row) => row.id}
        error={error}
        onRetry={refetch}
      />
    </Box>
  )
}
