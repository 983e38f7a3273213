import { Alert, Box, Typography } from '@mui/material'
import { Labeled, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { CorrectionActions } from './correction/CorrectionActions.tsx'
import { DrawChip } from './DrawChip.tsx'
import { type DrawDetail, familyOfDraw } from './draw.ts'
import { EnterResult } from './result/EnterResult.tsx'
import { Entries } from './result/Entries.tsx'
import { ResultView } from './result/ResultView.tsx'

const field = (name: string) => `resources.lotteryDraws.fields.${name}`

/** What to do now about a draw, then what it is: times, result, proof, and its bets together. */
export function DrawTab({ draw }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const { moment, amount, number } = useFormats()
  const { figures } = draw
  const facts = [
    [field('opensAt'), moment(draw.opensAt)],
    [field('closesAt'), moment(draw.closesAt)],
    [field('drawsAt'), moment(draw.drawsAt)],
    [field('drawnAt'), moment(draw.drawnAt)],
    [field('settledAt'), moment(draw.settledAt)],
    ['draws.bets', number(figures.bets)],
    ['draws.openBets', number(figures.openBets)],
    ['desk.stake', amount(figures.stake, figures.currency)],
    ['desk.payout', amount(figures.payout, figures.currency)],
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography component="h2" variant="h2">
          <TextLink to={`/lotteries/${draw.lotteryCode}/show`}>{draw.lotteryName}</TextLink> · {draw.number}
        </Typography>
        <DrawChip draw={draw} />
      </Box>
      {draw.state === 'HELD' && <Entries draw={draw} />}
      <EnterResult draw={draw} />
      <CorrectionActions draw={draw} />
      <Facts facts={facts} />
      {draw.result !== null && (
        <Box>
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {translate('draws.result')}
            {draw.resultVersion > 1 && ` · ${translate('draws.resultVersion', { version: draw.resultVersion })}`}
          </Typography>
          <ResultView family={familyOfDraw(draw)} result={draw.result} name={translate('draws.result')} />
        </Box>
      )}
      <Proof draw={draw} />
    </Box>
  )
}

/** The promise made before a draw of our own, the seed shown after it, and whether both and the result fit. */
function Proof({ draw: { commitment, seed, audit } }: { draw: DrawDetail }) {
  const translate = useTranslate()
  if (commitment === null) return null
  const code = { fontFamily: 'monospace', overflowWrap: 'anywhere' } as const
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Labeled label={field('commitment')}>
        <Typography variant="body2" sx={code}>
          {commitment}
        </Typography>
      </Labeled>
      <Labeled label={field('seed')}>
        <Typography variant="body2" sx={seed === null ? {} : code}>
          {seed ?? translate('draws.sealed')}
        </Typography>
      </Labeled>
      {audit.isCommitmentKept === false && <Alert severity="error">{translate('draws.commitmentBroken')}</Alert>}
      {audit.isResultEqual === false && <Alert severity="error">{translate('draws.recomputedDiffers')}</Alert>}
      {audit.isCommitmentKept === true && audit.isResultEqual === true && (
        <Alert severity="success">{translate('draws.recomputedEqual')}</Alert>
      )}
    </Box>
  )
}
