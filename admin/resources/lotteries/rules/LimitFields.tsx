import { HIGHEST_SERIES, LOWEST_FLOOR, LOWEST_SERIES } from '@croupier/lottery/core/odds.ts'
import { Box, TextField } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { AmountField } from '../../../inputs/AmountField.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { type Draft, type DraftField, HIGHEST_FLOOR, LIMITS, SERIES } from './draft.ts'
import { percentText } from './percent-text.ts'

interface Props {
  draft: Draft
  flaws: readonly string[]
  /** The odds follow the prize group; elsewhere it changes nothing. */
  isSeries: boolean
  mayChange: boolean
  onChange(draft: Draft): void
}

/** The smallest stake, the limits of a draw, the floor of returns, and the prize groups a member may choose from. */
export function LimitFields({ draft, flaws, isSeries, mayChange, onChange }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount } = useFormats()
  const isWrong = (name: DraftField) => flaws.includes(name)
  const change = (name: DraftField, text: string) => onChange({ ...draft, fields: { ...draft.fields, [name]: text } })
  const input = (name: DraftField, help: string, inputMode: 'decimal' | 'numeric') => (
    <TextField
      key={name}
      label={translate(`lotteryRules.fields.${name}`)}
      helperText={help}
      error={isWrong(name)}
      value={draft.fields[name]}
      disabled={!mayChange}
      onChange={(event) => change(name, event.target.value)}
      slotProps={{ htmlInput: { inputMode, maxLength: 17 } }}
    />
  )
  return (
    <Box
      role="group"
      aria-label={translate('lotteryRules.limits')}
      sx={{
        display: 'grid',
        gap: '0 16px',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
      }}
    >
      {LIMITS.map((name) => (
        <AmountField
          key={name}
          label={translate(`lotteryRules.fields.${name}`)}
          helperText={
            isWrong(name)
              ? translate('depositDesk.amountFormat')
              : `${amount(draft.fields[name])} · ${translate(`lotteryRules.help_${name}`)}`
          }
          value={draft.fields[name]}
          disabled={!mayChange}
          onChange={(text) => change(name, text)}
        />
      ))}
      {input(
        'returnFloor',
        translate('lotteryRules.floorHelp', {
          lowest: percentText(LOWEST_FLOOR, language),
          highest: percentText(HIGHEST_FLOOR, language),
        }),
        'decimal',
      )}
      {isSeries &&
        SERIES.map((name) =>
          input(
            name,
            translate('lotteryRules.seriesHelp', { lowest: LOWEST_SERIES, highest: HIGHEST_SERIES }),
            'numeric',
          ),
        )}
    </Box>
  )
}
