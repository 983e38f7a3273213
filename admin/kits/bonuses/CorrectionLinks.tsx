import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { plainAmount } from '../../lib/plain-amount.ts'
import { mayDo } from '../../providers/auth-provider.ts'

interface Props {
  memberId: string
  /** What the correction is about, as the books name it. */
  document: string
  /** What may be taken back at most; null where it went already. */
  amount: string | null
}

/** Ways to put a grant right by an adjustment, which two operators make: its fields are filled in. */
export function CorrectionLinks({ memberId, document, amount }: Props) {
  const translate = useTranslate()
  if (!mayDo('adjustments', 'edit')) return null
  const to = (wish: Record<string, string>) =>
    `/members/${memberId}/show/money?${new URLSearchParams({ adjustment: document, ...wish })}`
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {translate('bonuses.correctHelp')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {amount !== null && (
          <TextLink to={to({ kind: 'DEBIT', amount: plainAmount(amount) })} look="tall">
            {translate('bonuses.takeBack')}
          </TextLink>
        )}
        <TextLink to={to({ kind: 'CREDIT' })} look="tall">
          {translate('bonuses.giveMore')}
        </TextLink>
      </Box>
    </Box>
  )
}
