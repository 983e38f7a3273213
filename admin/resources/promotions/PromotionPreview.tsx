import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { usePlayerWords } from '../../kits/promotions/player-words.ts'
import { languageName } from '../../lib/language-name.ts'
import { read } from '../../providers/server.ts'
import { merchantInView } from '../../providers/session.ts'
import { PreviewCard, type PreviewedDraft, PreviewPage } from './PreviewParts.tsx'
import { ConsoleBrandCurrencyDocument } from './promotions.generated.ts'

/** A promotion as a player's phone shows it, in each language of the brand: its card, and the page behind it. */
export function PromotionPreview({ draft, languages }: { draft: PreviewedDraft; languages: readonly string[] }) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const [chosen, setChosen] = useState(languages.includes(own) ? own : (languages[0] ?? own))
  const t = usePlayerWords(chosen)
  const { data } = useQuery({
    queryKey: ['brandCurrency', merchantInView()],
    queryFn: async () => (await read(ConsoleBrandCurrencyDocument, {})).site,
  })
  if (t === undefined) return null
  const shown = { draft, t, language: chosen, symbol: data?.currencySymbol ?? '' }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 374 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen}
        onChange={(_event, language: string | null) => language !== null && setChosen(language)}
        aria-label={translate('promotions.previewLanguage')}
      >
        {languages.map((language) => (
          <ToggleButton key={language} value={language} sx={{ px: 1.5, textTransform: 'none' }}>
            {languageName(language, own)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Figure caption="promotions.previewCard" language={chosen}>
        <PreviewCard {...shown} />
      </Figure>
      <Figure caption="promotions.previewPage" language={chosen}>
        <PreviewPage {...shown} />
      </Figure>
    </Box>
  )
}

function Figure({ caption, language, children }: { caption: string; language: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translate(caption)}
      </Typography>
      <Box
        lang={language}
        sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1.25, overflow: 'hidden' }}
      >
        {children}
      </Box>
    </Box>
  )
}
