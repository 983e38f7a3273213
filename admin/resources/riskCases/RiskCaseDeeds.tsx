import { Alert, Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { CaseVerdict } from '../../kits/cases/CaseVerdict.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { outcomes } from './RiskCaseList.tsx'
import {
  type ConsoleRiskCaseFragment as Case,
  CloseRiskCaseDocument,
  HoldRiskCaseDocument,
  NoteRiskCaseDocument,
  PutBackRiskCaseDocument,
  TakeRiskCaseDocument,
} from './riskCases.generated.ts'

/** Takes a case, puts it back, notes what was found out, has it hold the member's money, and closes it. */
export function RiskCaseDeeds() {
  const record = useRecordContext<Case>()
  if (record === undefined || !mayDo('riskCases', 'act')) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2 }}>
      {record.state !== 'CLOSED' && <Taking record={record} />}
      <Closing record={record} />
    </Box>
  )
}

function Taking({ record: { id, state, takenBy, takenByMe } }: { record: Case }) {
  const translate = useTranslate()
  const take = useDecision(TakeRiskCaseDocument, undefined, () => 'riskCases.taken')
  const putBack = useDecision(PutBackRiskCaseDocument, undefined, () => 'riskCases.wasPutBack')
  if (state === 'OPEN')
    return (
      <>
        <Alert severity="info">{translate('riskCases.takeFirst')}</Alert>
        <Button
          variant="contained"
          disabled={take.isPending}
          onClick={() => take.mutate({ id })}
          sx={{ justifySelf: 'start' }}
        >
          {translate('riskCases.take')}
        </Button>
      </>
    )
  return (
    <>
      {!takenByMe && <Alert severity="info">{translate('riskCases.takenByOther', { operator: takenBy ?? '–' })}</Alert>}
      <Button
        variant="outlined"
        disabled={putBack.isPending}
        onClick={() => putBack.mutate({ id })}
        sx={{ justifySelf: 'start' }}
      >
        {translate('riskCases.putBack')}
      </Button>
    </>
  )
}

function Closing({ record: { id, state, holds, takenByMe, notes } }: { record: Case }) {
  const note = useDecision(NoteRiskCaseDocument, undefined, () => 'riskCases.noted')
  const close = useDecision(CloseRiskCaseDocument, undefined, () => 'riskCases.closed')
  const hold = useDecision(HoldRiskCaseDocument, undefined, () => 'riskCases.wasHeld')
  const mayHold = state !== 'CLOSED' && !holds
  return (
    <CaseVerdict
      key={`${id} ${notes.length}`}
      words="riskCases"
      outcomes={outcomes}
      mayClose={takenByMe}
      isBusy={note.isPending || close.isPending || hold.isPending}
      onNote={(text) => note.mutate({ input: { id, text } })}
      onClose={(outcome, words) => close.mutate({ input: { id, outcome, note: words } })}
      other={
        mayHold
          ? { label: 'riskCases.hold', onWords: (words) => hold.mutate({ input: { id, note: words } }) }
          : undefined
      }
    />
  )
}
