import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { isReason } from '../../lib/reason.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { AnswerDisputeDocument, type AnswerDisputeMutationVariables } from './agentDisputes.generated.ts'

type Outcome = AnswerDisputeMutationVariables['input']['outcome']

/** What the platform takes. */
const longest = 500

/** Answers an open dispute: the agent reads the text, whoever is right. */
export function DisputeAnswer() {
  const record = useRecordContext<{ id: string; state: string }>()
  if (record?.state !== 'OPEN' || !mayDo('agentDisputes', 'decide')) return null
  return <Answer key={record.id} id={record.id} />
}

function Answer({ id }: { id: string }) {
  const translate = useTranslate()
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useDecision(AnswerDisputeDocument, undefined, () => 'disputes.answered')
  const isMissing = isTried && !isReason(answer)
  const give = (outcome: Outcome) => {
    setTried(true)
    if (isReason(answer)) mutate({ input: { id, outcome, answer: answer.trim() } })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 720 }}>
      <TextField
        label={translate('disputes.answer')}
        helperText={translate(isMissing ? 'disputes.answerNeeded' : 'disputes.answerHelp')}
        error={isMissing}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
        margin="none"
        multiline
        minRows={3}
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isPending} onClick={() => give('UPHELD')}>
          {translate('disputes.uphold')}
        </Button>
        <Button color="error" variant="outlined" disabled={isPending} onClick={() => give('REJECTED')}>
          {translate('disputes.reject')}
        </Button>
      </Box>
    </Box>
  )
}
