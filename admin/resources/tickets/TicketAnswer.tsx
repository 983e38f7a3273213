import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useRemoveFromStore, useStore, useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { CannedChoices } from './CannedChoices.tsx'
import {
  AnswerTicketAsOperatorDocument,
  CloseTicketAsOperatorDocument,
  type CloseTicketAsOperatorMutationVariables,
  type ConsoleTicketQuery,
  NoteTicketDocument,
} from './tickets.generated.ts'

type Ticket = NonNullable<ConsoleTicketQuery['record']>
type Outcome = NonNullable<CloseTicketAsOperatorMutationVariables['input']['outcome']>

/** What the platform takes. */
const longest = 2000
const outcomes = ['UPHELD', 'PARTLY', 'REJECTED', 'SETTLED'] as const satisfies readonly Outcome[]

/** What was written, and the key by which it is sent once. */
interface Words {
  content: string
  idempotencyKey: string
}

const newWords = (): Words => ({ content: '', idempotencyKey: crypto.randomUUID() })

/** Words of the operator who has the ticket: an answer, the last words, or a note; a canned answer is put in by one press. */
export function TicketAnswer({ ticket: { id, category } }: { ticket: Ticket }) {
  const translate = useTranslate()
  const [fresh, setFresh] = useState(newWords)
  // Kept while another ticket is looked at, and over a reload: what was written is lost by nothing but its sending.
  const [words, setWords] = useStore<Words>(`tickets.answer.${id}`, fresh)
  const removeItem = useRemoveFromStore(`tickets.answer.${id}`)
  const [outcome, setOutcome] = useState<Outcome | ''>('')
  const [flaw, setFlaw] = useState<string>()
  const clear = () => {
    removeItem()
    setFresh(newWords())
  }
  const answer = useDecision(AnswerTicketAsOperatorDocument, clear, () => 'tickets.sent')
  const note = useDecision(NoteTicketDocument, clear, () => 'tickets.noted')
  const close = useDecision(CloseTicketAsOperatorDocument, clear, () => 'tickets.closed')
  const isPending = answer.isPending || note.isPending || close.isPending
  const isComplaint = category === 'COMPLAINT'
  const input = { id, content: words.content.trim(), idempotencyKey: words.idempotencyKey }
  const act = (deed: () => void, needsOutcome = false) => {
    const missing = input.content === '' ? 'tickets.needed' : undefined
    const found = missing ?? (needsOutcome && outcome === '' ? 'tickets.outcomeNeeded' : undefined)
    setFlaw(found)
    if (found === undefined) deed()
  }
  const insert = (text: string) =>
    setWords((now) => ({ ...now, content: [now.content.trim(), text].filter(Boolean).join('\n\n').slice(0, longest) }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CannedChoices onChoose={insert} />
      <TextField
        label={translate('tickets.answer')}
        helperText={translate(flaw ?? 'tickets.answerHelp')}
        error={flaw !== undefined}
        value={words.content}
        onChange={({ target }) => setWords({ ...words, content: target.value })}
        slotProps={{ htmlInput: { maxLength: longest, 'aria-keyshortcuts': DEED_KEYS.answer } }}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && !isPending) act(() => answer.mutate({ input }))
        }}
        margin="none"
        multiline
        minRows={4}
        required
      />
      {isComplaint && (
        <TextField
          select
          label={translate('tickets.outcome')}
          value={outcome}
          onChange={({ target }) => setOutcome(outcomes.find((one) => one === target.value) ?? '')}
          margin="none"
          size="small"
          sx={{ maxWidth: 280 }}
        >
          {outcomes.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`ticketOutcomes.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isPending} onClick={() => act(() => answer.mutate({ input }))}>
          {translate('tickets.send')}
        </Button>
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() =>
            act(() => close.mutate({ input: { ...input, outcome: outcome === '' ? null : outcome } }), isComplaint)
          }
        >
          {translate('tickets.closeIt')}
        </Button>
        <Button variant="text" disabled={isPending} onClick={() => act(() => note.mutate({ input }))}>
          {translate('tickets.noteIt')}
        </Button>
      </Box>
    </Box>
  )
}
