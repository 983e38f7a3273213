import type { Family } from '@croupier/lottery/core/family.ts'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBoardWords } from '../../../lib/use-board-words.ts'

export type Result = readonly (readonly string[])[]

interface Props {
  family: Family
  result: Result
  /** Another result of the same draw: what differs from it is marked. */
  against?: Result | undefined
  name: string
}

/** A result as its family shows it: a table of prizes where numbers are long, balls where they are short. */
export function ResultView({ family, result, against, name }: Props) {
  const words = useBoardWords()
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)', rowGap: 0.5, columnGap: 1.5 }}
    >
      {family.groups.map(({ code, values }, group) => (
        <Box key={code} sx={{ display: 'contents' }}>
          <Typography variant="body2" color="textSecondary" sx={{ pt: 0.5 }}>
            {words.result(code)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {(result[group] ?? []).map((value, place) => (
              <Value
                // biome-ignore lint/suspicious/noArrayIndexKey: a value may come twice and is known by its place
                key={`${code} ${place}`}
                value={value}
                isBall={Array.isArray(values) || value.length === 1}
                isDifferent={against !== undefined && against[group]?.[place] !== value}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Value({ value, isBall, isDifferent }: { value: string; isBall: boolean; isDifferent: boolean }) {
  const translate = useTranslate()
  return (
    <Box
      component={isDifferent ? 'mark' : 'span'}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 32,
        height: 32,
        px: isBall ? 0 : 1,
        borderRadius: isBall ? '50%' : 1,
        border: isDifferent ? 2 : 1,
        borderColor: isDifferent ? 'error.main' : 'divider',
        color: isDifferent ? 'error.main' : 'text.primary',
        bgcolor: 'transparent',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: isBall ? 0 : '0.04em',
      }}
      title={isDifferent ? translate('draws.differs') : undefined}
    >
      {value}
    </Box>
  )
}
