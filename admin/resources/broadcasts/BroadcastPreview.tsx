import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { BroadcastKind, BroadcastTarget } from '../../lib/schema.generated.ts'

interface Props {
  kind: BroadcastKind
  page: BroadcastTarget | null
  title: string
  content: string
  language: string
}

/** A message as it lies in a member's inbox: plain text, whatever was written. */
export function BroadcastPreview({ kind, page, title, content, language }: Props) {
  const translate = useTranslate()
  return (
    <Box
      component="article"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2.5, bgcolor: 'background.paper' }}
    >
      <Typography variant="body2" color="textSecondary">
        {translate(`broadcastKinds.${kind}`)}
      </Typography>
      <Box lang={language}>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>
          {title || '…'}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content || '…'}</Typography>
      </Box>
      {page !== null && (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            minHeight: 44,
            mt: 2,
            border: 1,
            borderColor: 'text.disabled',
            borderRadius: 1.25,
            fontWeight: 600,
          }}
        >
          {translate(`broadcastPages.${page}`)}
        </Box>
      )}
    </Box>
  )
}
