import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PreviewedDraft } from './PreviewParts.tsx'
import { PromotionPreview } from './PromotionPreview.tsx'
import { promotionInput } from './promotion-input.ts'

/** What players will see, while it is written; beside the form where there is room, and in sight then. */
export function FormPreview({ languages }: { languages: readonly string[] }) {
  const translate = useTranslate()
  const draft = promotionInput(useWatch() as Record<string, unknown>) as unknown as PreviewedDraft
  return (
    <Box
      component="aside"
      aria-label={translate('promotions.preview')}
      sx={{
        border: 0,
        borderStyle: 'solid',
        borderColor: 'divider',
        borderTopWidth: { xs: 1, lg: 0 },
        borderLeftWidth: { lg: 1 },
      }}
    >
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: 56,
          maxHeight: { lg: 'calc(100vh - 64px)' },
          overflowY: { lg: 'auto' },
          p: { xs: 2, lg: 3 },
        }}
      >
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('promotions.preview')}
        </Typography>
        <PromotionPreview draft={draft} languages={languages} />
      </Box>
    </Box>
  )
}
