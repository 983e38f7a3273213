import { Box, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useBoardWords } from '../../lib/use-board-words.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import type { DrawDetail, Exposure } from './draw.ts'
import { ConsoleDrawLimitsDocument } from './lotteryDraws.generated.ts'

/** What a draw has taken and may cost: as a whole, by play type, and the numbers that would cost most beside their limit. */
export function ExposureTab({ draw }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const { currency } = draw.figures
  const words = useBoardWords()
  const { data: limits } = useQuery({
    queryKey: ['drawLimits', draw.lotteryCode],
    queryFn: async () => (await read(ConsoleDrawLimitsDocument, { id: draw.lotteryCode })).detail?.rules,
  })
  const name = (playType: string) =>
    playType === '' ? translate('draws.whole') : words.playType(draw.family, playType)
  const columns: Column<Exposure>[] = [
    { heading: 'draws.playType', render: ({ playType }) => name(playType) },
    { heading: 'desk.stake', render: ({ stake }) => amount(stake, currency), isNumber: true },
    {
      heading: 'draws.limit',
      render: ({ playType }) => {
        const limit = playType === '' ? limits?.drawStakeLimit : limits?.playTypeStakeLimit
        return limit === undefined ? '–' : amount(limit, currency)
      },
      isNumber: true,
    },
  ]
  const whole = (left: Exposure, right: Exposure) => Number(left.playType !== '') - Number(right.playType !== '')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Typography variant="body2" color="textSecondary">
        {translate('draws.exposureHelp')}
      </Typography>
      <Sheet
        name="draws.exposure"
        columns={columns}
        rows={draw.totals.toSorted(whole)}
        keyOf={({ playType }) => playType}
      />
      <Typography component="h2" variant="h2">
        {translate('draws.numbers')}
      </Typography>
      {draw.numbers.length === 0 && <Typography>{translate('draws.noNumbers')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 720 }}>
        {draw.numbers.map((one) => (
          <NumberBar
            key={`${one.playType} ${one.number}`}
            exposure={one}
            name={name(one.playType)}
            limit={limits?.numberPayoutLimit}
            currency={currency}
          />
        ))}
      </Box>
    </Box>
  )
}

interface BarProps {
  exposure: Exposure
  name: string
  limit: string | undefined
  currency: string
}

/** From here on a bar says that the limit is near. */
const NEAR_PERCENT = 80

function NumberBar({ exposure, name, limit, currency }: BarProps) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const words = useBoardWords()
  // A length on the screen, not an amount: a float will do.
  const percent = limit === undefined ? 0 : Math.min(100, (Number(exposure.payout) / Number(limit)) * 100)
  const shown = words.value(exposure.number)
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography variant="body2">
          <strong>{shown}</strong> · {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('draws.numberFigures', {
            stake: amount(exposure.stake, currency),
            payout: amount(exposure.payout, currency),
          })}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={percent >= NEAR_PERCENT ? 'error' : 'primary'}
        aria-label={translate('draws.shareOfLimit', { number: shown, name })}
        sx={{ height: 8, borderRadius: 1, my: 0.5, bgcolor: 'divider' }}
      />
      {limit !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate('draws.percentOfLimit', {
            percent: number(Math.round(percent * 10) / 10),
            limit: amount(limit, currency),
          })}
        </Typography>
      )}
    </Box>
  )
}
