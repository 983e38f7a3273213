import { Box, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWorth } from '../../kits/promotions/use-worth.ts'
import type { ConsolePromotionFragment as Promotion } from './promotions.generated.ts'

/** From how much on a budget is soon gone, in per cent. */
const SCARCE = 90

/** What a promotion gave of what it may give in all. */
export function BudgetBar({ promotion: { budget, taken, currency, version } }: { promotion: Promotion }) {
  const translate = useTranslate()
  const { figure, worth } = useWorth()
  if (version === 0) return <span>–</span>
  const share = Number(budget) > 0 ? Math.min(100, (Number(taken) / Number(budget)) * 100) : 100
  const text = translate('promotions.given', {
    taken: figure(taken, currency),
    budget: worth(budget, currency),
  })
  return (
    <Box sx={{ minWidth: 160, maxWidth: 280 }}>
      <LinearProgress
        variant="determinate"
        value={share}
        color={share >= SCARCE ? 'warning' : 'success'}
        aria-label={text}
        sx={{ height: 6, borderRadius: 3, mb: 0.5, bgcolor: 'divider' }}
      />
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {text}
      </Typography>
    </Box>
  )
}
