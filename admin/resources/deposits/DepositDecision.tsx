import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { toldOfMoney, useDecision } from '../../kits/decisions/use-decision.ts'
import { TakeBack } from '../../kits/proposals/TakeBack.tsx'
import { formatAmount } from '../../lib/moments.ts'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { type ConsoleDepositDetailFragment, DecideDepositDocument } from './deposits.generated.ts'

type Decision = 'CONFIRM' | 'REFUSE'

/** Confirms or refuses what the member says to have paid; where the gateway reports, its report alone confirms. */
export function DepositDecision(_props: { label: false }) {
  const record = useRecordContext<ConsoleDepositDetailFragment>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  const [asked, setAsked] = useState<Decision | null>(null)
  const { mutate, isPending } = useDecision(DecideDepositDocument, () => setAsked(null), toldOfMoney)
  // Until the whole record is read, react-admin shows the row of the list, which has no proposal.
  if (!record?.isForOperator || !('proposal' in record)) return null
  if (record.transfers.some(({ outcome }) => outcome === 'SUSPENSE'))
    return <Alert severity="info">{translate('depositDesk.inSuspense')}</Alert>
  const isByHand = record.gateway === 'MANUAL'
  const amount = formatAmount(record.amount, language, record.currency)
  const { proposal } = record
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1 }}>
      <Alert severity="warning">
        {proposal === null
          ? translate(isByHand ? 'depositDesk.claimed' : 'depositDesk.seeSuspense')
          : translate('depositDesk.proposedBy', { operator: proposal.operatorAccount, target: proposal.target ?? '' })}
        {proposal !== null && (
          <Box sx={{ mt: 1 }}>
            <TakeBack kind="DEPOSIT" subjectId={record.id} />
          </Box>
        )}
      </Alert>
      {mayDo('deposits', 'decide') && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isByHand && (
            <Button variant="contained" aria-keyshortcuts={DEED_KEYS.approve} onClick={() => setAsked('CONFIRM')}>
              {translate('depositDesk.CONFIRM')}
            </Button>
          )}
          <Button
            variant="outlined"
            color="error"
            aria-keyshortcuts={DEED_KEYS.reject}
            onClick={() => setAsked('REFUSE')}
          >
            {translate('depositDesk.REFUSE')}
          </Button>
        </Box>
      )}
      {asked && (
        <DecisionDialog
          title={translate(`depositDesk.named${asked}`, { amount })}
          effects={[translate(`depositDesk.effect${asked}`, { amount, account: record.account })]}
          {...(asked === 'CONFIRM' && {
            needs: { label: translate('depositDesk.reference'), help: translate('depositDesk.referenceHelp') },
          })}
          isBusy={isPending}
          onCancel={() => setAsked(null)}
          onConfirm={(reason, reference) =>
            mutate({ input: { id: record.id, decision: asked, reason, ...(asked === 'CONFIRM' && { reference }) } })
          }
        />
      )}
    </Box>
  )
}
