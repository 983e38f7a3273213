import { Alert, Box, List, ListItem, Typography } from '@mui/material'
import { RecordContextProvider, useGetList, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Moment } from '../../fields/Moment.tsx'

interface AuditRow {
  id: string
  at: string
  operatorAccount: string
  action: string
  reason: string | null
}

/** The last changes of the record at hand, newest first: the audit tab of every record. */
export function AuditTrail({ subjectKind }: { subjectKind: string }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const {
    data = [],
    isPending,
    error,
  } = useGetList<AuditRow>(
    'auditLog',
    {
      filter: { subjectKind, subjectId: record?.id },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'at', order: 'DESC' },
    },
    { enabled: record !== undefined },
  )
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!isPending && data.length === 0) return <Typography sx={{ py: 2 }}>{translate('audit.none')}</Typography>
  const all = `/auditLog?filter=${encodeURIComponent(JSON.stringify({ subjectKind, subjectId: record?.id }))}`

  return (
    <Box sx={{ width: '100%' }}>
      <List disablePadding>
        {data.map((entry) => (
          <ListItem key={entry.id} divider sx={{ display: 'block', px: 0 }}>
            <RecordContextProvider value={entry}>
              <Typography variant="body2">
                <Link to={`/auditLog/${entry.id}/show`} style={{ color: 'inherit', fontWeight: 600 }}>
                  {translate(`auditActions.${entry.action}`, { _: entry.action })}
                </Link>{' '}
                · {entry.operatorAccount} · <Moment source="at" />
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {entry.reason ?? translate('audit.noReason')}
              </Typography>
            </RecordContextProvider>
          </ListItem>
        ))}
      </List>
      <Link to={all} style={{ color: 'inherit', display: 'inline-block', padding: '12px 0' }}>
        {translate('audit.all')}
      </Link>
    </Box>
  )
}
