import CloseIcon from '@mui/icons-material/Close'
import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import { Box, Typography } from '@mui/material'
import type { TFunction } from 'i18next'
import { formatsOf } from '../../../formats/formats.ts'
import { Markdown } from '../../fields/Markdown.tsx'
import type { PreviewDevice } from '../../kits/preview/PreviewChoice.tsx'

interface Props {
  width: PreviewDevice
  /** A popup, else a row of the notices that is open. */
  isPopup: boolean
  language: string
  title: string
  content: string
  /** The day that stands under a notice; today where it has no start. */
  startsAt: string | null
  /** The words of the portal. */
  t: TFunction
}

/** Pixels of the portal: its dialog fills a phone of 390 but for its edges, and is 520 wide on a large screen. */
const widths = { phone: 366, desktop: 520 } as const

/** An announcement in the dialog that the portal shows it in. */
export function PreviewFrame({ width, isPopup, language, title, content, startsAt, t }: Props) {
  return (
    <Box
      lang={language}
      sx={{
        width: widths[width],
        maxWidth: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" sx={{ flex: 1, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isPopup ? title || '…' : t('content:notices')}
        </Typography>
        <CloseIcon fontSize="small" color="disabled" />
      </Box>
      <Box sx={{ p: 2.5 }}>
        {isPopup ? (
          <Markdown text={content} />
        ) : (
          <NoticeRow language={language} title={title} content={content} startsAt={startsAt} />
        )}
      </Box>
      {isPopup && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 2.5, pb: 2 }}>
          <Box
            sx={{
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              borderRadius: 1.25,
              px: 2,
              py: 1.25,
              fontSize: 14,
              fontWeight: 600,
            }}
          >
            {t('content:understood')}
          </Box>
        </Box>
      )}
    </Box>
  )
}

function NoticeRow({ language, title, content, startsAt }: Pick<Props, 'language' | 'title' | 'content' | 'startsAt'>) {
  const day = formatsOf(language)
    .dates({ dateStyle: 'short' })
    .format(startsAt ?? new Date())
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, minHeight: 56 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title || '…'}</Typography>
          <Typography variant="caption" color="textSecondary">
            {day}
          </Typography>
        </Box>
        <ExpandLessIcon fontSize="small" color="disabled" />
      </Box>
      <Box sx={{ px: 2, pb: 2, fontSize: 14 }}>
        <Markdown text={content} />
      </Box>
    </Box>
  )
}
