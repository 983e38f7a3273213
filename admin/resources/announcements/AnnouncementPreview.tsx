import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PreviewChoice, usePreview } from '../../kits/preview/PreviewChoice.tsx'
import { usePlayerWords } from '../../kits/promotions/player-words.ts'
import { publicationOf } from '../../lib/publication.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

interface Translation {
  language?: string
  title?: string
  content?: string | null
}

/** An announcement, be it half written. */
export interface Previewed {
  type?: string
  occasion?: string
  audience?: string
  isPublished?: boolean
  startsAt?: string | null
  endsAt?: string | null
  translations?: readonly Translation[]
}

/** What players will see, while it is written. */
export function AnnouncementPreview() {
  return <PlayersView announcement={useWatch() as Previewed} />
}

/** An announcement as players see it, in each language, on a phone and on a large screen, and when and who sees it. */
export function PlayersView({ announcement }: { announcement: Previewed }) {
  const _translate = useTranslate()
  const { type, translations = [] } = announcement
  const preview = usePreview(translations.flatMap(({ language }) => (language ? [language] : [])))
  const { language } = preview
  const t = usePlayerWords(language)
  const words = translations.find((one) => one.language === language)
  // Agents read everything in the list of their centre; B and H stand in the list of notices, the rest pops up.
  const isPopup = announcement.audience !== 'AGENTS' && ['POPUP', 'PLATFORM', 'PROMOTION'].includes(type ?? '')
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShownWhen announcement={announcement} />
      <PreviewChoice preview={preview} />
      {t && (
        <PreviewFrame
          width={preview.device}
          isPopup={isPopup}
          language={language}
          title={words?.title ?? ''}
          content={words?.content ?? ''}
          startsAt={announcement.startsAt ?? null}
          t={t}
        />
      )}
    </Box>
  )
}

/** Who sees it and from when until when, in one sentence each. */
function ShownWhen({ announcement }: { announcement: Previewed }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { audience, occasion, isPublished = false, startsAt = null, endsAt = null } = announcement
  const readers = audience === 'AGENTS' ? 'audiences.AGENTS' : `occasions.${occasion}`
  return (
    <Typography variant="body2" color="textSecondary">
      {[
        translate(`publicationStates.${publicationOf({ isPublished, startsAt, endsAt })}`),
        translate(readers),
        startsAt === null ? translate('banners.always') : moment(startsAt),
        ...(endsAt === null ? [] : [translate('announcements.until', { at: moment(endsAt) })]),
      ].join(' · ')}
    </Typography>
  )
}
