import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { BroadcastTarget } from '../../lib/schema.generated.ts'
import { BroadcastPreview } from './BroadcastPreview.tsx'
import { addresseesInput, type emptyDraft } from './broadcast-input.ts'
import { wordsIn } from './draft-record.ts'

/** What members will see, while it is written; beside the form where there is room, and in sight then. */
export function FormPreview({ language }: { language: string }) {
  const translate = useTranslate()
  const data = useWatch() as Partial<ReturnType<typeof emptyDraft>>
  const words = wordsIn(data.words ?? [], language)
  return (
    <Box
      component="aside"
      aria-label={translate('broadcasts.preview')}
      sx={{
        border: 0,
        borderStyle: 'solid',
        borderColor: 'divider',
        borderTopWidth: { xs: 1, lg: 0 },
        borderLeftWidth: { lg: 1 },
      }}
    >
      <Box sx={{ position: { lg: 'sticky' }, top: 56, p: { xs: 2, lg: 3 } }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('broadcasts.preview')}
        </Typography>
        <BroadcastPreview
          kind={addresseesInput(data).kind}
          page={(data.page as BroadcastTarget | null | undefined) || null}
          title={words?.title ?? ''}
          content={words?.content ?? ''}
          language={language}
        />
      </Box>
    </Box>
  )
}
