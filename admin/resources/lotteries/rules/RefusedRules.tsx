import type { Family } from '@croupier/lottery/core/family.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { PreviewLotteryRulesQuery } from '../lotteries.generated.ts'
import { percentText } from './percent-text.ts'
import { RefusedReturns } from './RefusedReturns.tsx'

interface Props {
  title: string
  family: Family
  judged: NonNullable<PreviewLotteryRulesQuery['preview']>
  returnFloor: number
  /** What was to be changed. */
  children: ReactNode
  onClose(): void
}

/** Rules that nobody may save: which tickets would return too little or too much. */
export function RefusedRules({ title, family, judged: { tooLow, tooHigh }, returnFloor, children, onClose }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity="error">
          {tooLow.length > 0 && <div>{translate('lotteryRules.refusedLow')}</div>}
          {tooHigh.length > 0 && <div>{translate('lotteryRules.refusedHigh')}</div>}
        </Alert>
        <RefusedReturns
          family={family}
          sentence={translate('lotteryRules.tooLow', {
            count: tooLow.length,
            floor: percentText(returnFloor, language),
          })}
          line="lotteryRules.lowTicket"
          tickets={tooLow.map(rated)}
        />
        <RefusedReturns
          family={family}
          sentence={translate('lotteryRules.tooHigh', { count: tooHigh.length })}
          line="lotteryRules.highTicket"
          tickets={tooHigh.map(rated)}
        />
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('lotteryRules.goOn')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const rated = <Ticket extends { returnRate: number }>({ returnRate, ...ticket }: Ticket) => ({
  ...ticket,
  rate: returnRate,
})
