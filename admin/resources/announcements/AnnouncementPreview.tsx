import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePlayerWords } from '../../kits/promotions/player-words.ts'
import { languageName } from '../../lib/language-name.ts'
import { publicationOf } from '../../lib/publication.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { PreviewFrame, type PreviewWidth } from './PreviewFrame.tsx'

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
  published?: boolean
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
  const translate = useTranslate()
  const [own] = useLocaleState()
  const { type, translations = [] } = announcement
  const languages = translations.flatMap(({ language }) => (language ? [language] : []))
  const [wanted, setWanted] = useState(own)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? own)
  const t = usePlayerWords(language)
  const words = translations.find((one) => one.language === language)
  // Agents read everything in the list of their centre; B and H stand in the list of notices, the rest pops up.
  const isPopup = announcement.audience !== 'AGENTS' && ['POPUP', 'PLATFORM', 'PROMOTION'].includes(type ?? '')
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ShownWhen announcement={announcement} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_event, next: string | null) => next !== null && setWanted(next)}
          aria-label={translate('promotions.previewLanguage')}
        >
          {languages.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5, textTransform: 'none' }}>
              {languageName(one, own)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          onChange={(_event, next: PreviewWidth | null) => next !== null && setWidth(next)}
          aria-label={translate('announcements.previewWidth')}
        >
          {(['phone', 'desktop'] as const).map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5, textTransform: 'none' }}>
              {translate(`announcements.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {t && (
        <PreviewFrame
          width={width}
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
  const { audience, occasion, published = false, startsAt = null, endsAt = null } = announcement
  const readers = audience === 'AGENTS' ? 'audiences.AGENTS' : `occasions.${occasion}`
  return (
    <Typography variant="body2" color="text.secondary">
      {[
        translate(`banners.${publicationOf({ published, startsAt, endsAt })}`),
        translate(readers),
        startsAt === null ? translate('banners.always') : moment(startsAt),
        ...(endsAt === null ? [] : [translate('announcements.until', { at: moment(endsAt) })]),
      ].join(' · ')}
    </Typography>
  )
}
