import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { toldOfMoney, useDecision } from '../../kits/decisions/use-decision.ts'
import { TakeBack } from '../../kits/proposals/TakeBack.tsx'
import { formatAmount, formatMoment } from '../../lib/moments.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { signedInOperator } from '../../providers/session.ts'
import { Candidates } from './Candidates.tsx'
import {
  ClaimSuspenseDocument,
  type ConsoleSuspenseDetailFragment,
  DecideSuspenseDocument,
} from './suspense.generated.ts'

/** What was chosen; of a deposit its id and code. */
type Wish =
  | { decision: 'DEPOSIT'; depositId: string; account: string }
  | { decision: 'MEMBER' }
  | { decision: 'RETURN' }

/** Where an operator decides whose the money is. */
export function SuspenseDesk(_props: { label: false }) {
  const record = useRecordContext<ConsoleSuspenseDetailFragment>()
  // Until the whole record is read, react-admin shows the row of the list, which has no candidates.
  if (!record || !('candidates' in record)) return null
  return record.outcome === 'SUSPENSE' ? <Waiting record={record} /> : <Decided record={record} />
}

function Decided({ record }: { record: ConsoleSuspenseDetailFragment }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { resolution, resolvedBy, resolvedAt, resolutionReference } = record
  const words = [
    translate(`suspenseResolutions.${resolution}`),
    resolvedBy,
    resolvedAt && formatMoment(resolvedAt, language),
    resolutionReference,
  ]
  return <Alert severity="success">{words.filter(Boolean).join(' · ')}</Alert>
}

function Waiting({ record }: { record: ConsoleSuspenseDetailFragment }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const [wish, setWish] = useState<Wish | null>(null)
  const decide = useDecision(DecideSuspenseDocument, () => setWish(null), toldOfMoney)
  const claim = useDecision(ClaimSuspenseDocument)
  const mayDecide = mayDo('suspense', 'decide')
  const isMine = record.claimedBy !== null && record.claimedBy === signedInOperator()?.account
  const amount = formatAmount(record.amount, language, record.currency)
  const { id, claimedBy, proposal } = record

  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      {proposal && (
        <Alert severity="warning">
          {translate('depositDesk.proposedBy', { operator: proposal.operatorAccount, target: proposal.target ?? '' })}
          <Box sx={{ mt: 1 }}>
            <TakeBack kind="SUSPENSE" subjectId={id} />
          </Box>
        </Alert>
      )}
      {claimedBy !== null && (
        <Alert severity="info">{translate('depositDesk.claimedBy', { operator: claimedBy })}</Alert>
      )}
      {mayDecide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(claimedBy === null || isMine) && (
            <Button
              variant="outlined"
              disabled={claim.isPending}
              onClick={() => claim.mutate({ input: { id, claimed: !isMine } })}
            >
              {translate(isMine ? 'depositDesk.giveBack' : 'depositDesk.take')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setWish({ decision: 'MEMBER' })}>
            {translate('depositDesk.MEMBER')}
          </Button>
          <Button variant="outlined" onClick={() => setWish({ decision: 'RETURN' })}>
            {translate('depositDesk.RETURN')}
          </Button>
        </Box>
      )}
      <Typography component="h2" variant="h2">
        {translate('depositDesk.candidates')}
      </Typography>
      <Candidates
        record={record}
        mayDecide={mayDecide}
        onChoose={(depositId, account) => setWish({ decision: 'DEPOSIT', depositId, account })}
      />
      {wish && (
        <DecisionDialog
          title={translate(`depositDesk.named${wish.decision}`, { amount })}
          effects={[
            translate(`depositDesk.effect${wish.decision}`, {
              amount,
              account: wish.decision === 'DEPOSIT' ? wish.account : '',
            }),
          ]}
          {...(wish.decision === 'MEMBER' && {
            needs: { label: translate('depositDesk.memberAccount'), help: translate('depositDesk.memberHelp') },
          })}
          {...(wish.decision === 'RETURN' && {
            needs: { label: translate('depositDesk.reference'), help: translate('depositDesk.returnHelp') },
          })}
          isBusy={decide.isPending}
          onCancel={() => setWish(null)}
          onConfirm={(reason, needed) => decide.mutate({ input: { id, reason, ...inputOf(wish, needed) } })}
        />
      )}
    </Box>
  )
}

function inputOf(wish: Wish, needed: string) {
  const { decision } = wish
  if (decision === 'DEPOSIT') return { decision, depositId: wish.depositId }
  return decision === 'MEMBER' ? { decision, memberAccount: needed } : { decision, reference: needed }
}
