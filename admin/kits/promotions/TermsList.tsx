import { Box } from '@mui/material'
import { formatsOf } from '../../../formats/formats.ts'
import type { PromotionTermsInput } from '../../lib/schema.generated.ts'
import { playerMoney } from './player-money.ts'
import { usePlayerWords } from './player-words.ts'
import { termsSentences } from './terms-sentences.ts'

interface Props {
  terms: PromotionTermsInput
  language: string
  /** How figures are written: as players read them, unless operators read them beside other figures of the console. */
  money?(amount: string): string
}

/** The terms of a promotion in the words that players read. */
export function TermsList({ terms, language, money = playerMoney(language) }: Props) {
  const t = usePlayerWords(language)
  if (t === undefined) return null
  return (
    <Box component="ul" lang={language} sx={{ m: 0, pl: 2.5, color: 'text.secondary', '& li + li': { mt: 0.75 } }}>
      {termsSentences(terms, t, money, formatsOf(language)).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  )
}
