import { Box, List, ListItem, Typography } from '@mui/material'
import { RecordContextProvider, useGetList, useRecordContext, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import type { AuditSubjectKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'

interface AuditRow {
  id: string
  at: string
  operatorAccount: string
  action: string
  reason: string | null
}

interface Props {
  subjectKind: AuditSubjectKind
}

/** The last changes of the record at hand, newest first: the audit tab of every record. Nothing for who may not read the log. */
export function AuditTrail(props: Props) {
  return mayDo('auditLog', 'list') ? <Trail {...props} /> : null
}

function Trail({ subjectKind }: Props) {
  const translate = useTranslate()
  const record = useRecordContext()
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<AuditRow>(
    'auditLog',
    {
      filter: { subjectKind, subjectId: record?.id },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'at', order: 'DESC' },
    },
    { enabled: record !== undefined },
  )
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!isPending && data.length === 0) return <Typography sx={{ py: 2 }}>{translate('audit.none')}</Typography>
  const all = `/auditLog?filter=${encodeURIComponent(JSON.stringify({ subjectKind, subjectId: record?.id }))}`

  return (
    <Box sx={{ width: '100%' }}>
      <List disablePadding>
        {data.map((entry) => (
          <ListItem key={entry.id} divider sx={{ display: 'block', px: 0 }}>
            <RecordContextProvider value={entry}>
              <Typography variant="body2">
                <TextLink to={`/auditLog/${entry.id}/show`} look="strong">
                  {translate(`auditActions.${entry.action}`, { _: entry.action })}
                </TextLink>{' '}
                · {entry.operatorAccount} · <Moment source="at" />
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {entry.reason ?? translate('audit.noReason')}
              </Typography>
            </RecordContextProvider>
          </ListItem>
        ))}
      </List>
      <TextLink to={all} look="tall">
        {translate('audit.all')}
      </TextLink>
    </Box>
  )
}
