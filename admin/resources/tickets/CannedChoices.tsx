import { Box, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../lib/language-name.ts'
import { read } from '../../providers/server.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { ConsoleCannedChoicesDocument } from './tickets.generated.ts'

/** The answers that are given often, in one of the brand's languages; one press puts the text in. */
export function CannedChoices({ onChoose }: { onChoose: (text: string) => void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const brand = useBrand()
  const [chosen, setChosen] = useState<string>()
  const language = chosen ?? brand?.defaultLanguage ?? locale
  const { data: answers = [], isSuccess } = useQuery({
    queryKey: ['cannedChoices', language],
    queryFn: async () => (await read(ConsoleCannedChoicesDocument, { language })).answers.items,
  })
  return (
    <Box component="section" aria-label={translate('tickets.canned')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {translate('tickets.canned')}
        </Typography>
        {(brand?.languages ?? []).map((one) => (
          <Chip
            key={one}
            size="small"
            label={languageName(one, locale)}
            variant={one === language ? 'filled' : 'outlined'}
            aria-pressed={one === language}
            onClick={() => setChosen(one)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {answers.map(({ id, title, content }) => (
          <Chip key={id} label={title} onClick={() => onChoose(content)} />
        ))}
        {isSuccess && answers.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('tickets.noCanned')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
