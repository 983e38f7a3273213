import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../../lib/use-formats.ts'
import { type DrawDetail, familyOfDraw, versionInEntry } from '../draw.ts'
import { ResultView } from './ResultView.tsx'

/** The results that were entered, side by side; where two differ, each number that does is marked. */
export function Entries({ draw }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const entries = draw.entries.filter(({ resultVersion }) => resultVersion === versionInEntry(draw))
  if (!draw.isOfficial) return <Typography>{translate('draws.seeded')}</Typography>
  if (entries.length === 0) return <Typography>{translate('draws.noEntries')}</Typography>
  const family = familyOfDraw(draw)
  const shown = entries.flatMap(({ result }) => (result === null ? [] : [result]))
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {draw.state === 'HELD' && <Alert severity="error">{translate('draws.heldHelp')}</Alert>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
        {entries.map(({ enteredBy, isFeed, isOwn, enteredAt, result }) => (
          <Box key={`${enteredBy} ${enteredAt}`}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {enteredBy}
              {isFeed && ` · ${translate('draws.feed')}`}
              {isOwn && ` · ${translate('withdrawals.me')}`}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {moment(enteredAt)}
            </Typography>
            {result === null ? (
              <Typography variant="body2">{translate('draws.hidden')}</Typography>
            ) : (
              <ResultView
                family={family}
                result={result}
                against={shown.find((other) => other !== result)}
                name={translate('draws.entryOf', { name: enteredBy })}
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
