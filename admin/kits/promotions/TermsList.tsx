import { Box } from '@mui/material'
import type { PromotionTermsInput } from '../../lib/schema.generated.ts'
import { usePlayerWords } from './player-words.ts'
import { termsSentences } from './terms-sentences.ts'

/** The terms of a promotion as players read them. */
export function TermsList({ terms, language }: { terms: PromotionTermsInput; language: string }) {
  const t = usePlayerWords(language)
  if (t === undefined) return null
  return (
    <Box component="ul" lang={language} sx={{ m: 0, pl: 2.5, color: 'text.secondary', '& li + li': { mt: 0.75 } }}>
      {termsSentences(terms, t).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  )
}
