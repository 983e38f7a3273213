import { HIGHEST_SERIES, LOWEST_SERIES } from '@croupier/lottery/core/odds.ts'
import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Draft, type DraftField, LIMITS, SERIES } from './draft.ts'

interface Props {
  draft: Draft
  flaws: readonly string[]
  /** The odds follow the prize group; elsewhere it changes nothing. */
  isSeries: boolean
  mayChange: boolean
  onChange(draft: Draft): void
}

/** The smallest stake, the limits of a draw, and the prize groups a member may choose from. */
export function LimitFields({ draft, flaws, isSeries, mayChange, onChange }: Props) {
  const translate = useTranslate()
  const input = (name: DraftField, help: string, inputMode: 'decimal' | 'numeric') => (
    <TextField
      key={name}
      label={translate(`lotteryRules.fields.${name}`)}
      helperText={help}
      error={flaws.includes(name)}
      value={draft.fields[name]}
      disabled={!mayChange}
      onChange={(event) => onChange({ ...draft, fields: { ...draft.fields, [name]: event.target.value } })}
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
      {LIMITS.map((name) =>
        input(
          name,
          translate(flaws.includes(name) ? 'depositDesk.amountFormat' : `lotteryRules.help_${name}`),
          'decimal',
        ),
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
