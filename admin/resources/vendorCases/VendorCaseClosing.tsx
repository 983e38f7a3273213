import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { isReason } from '../../lib/reason.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { outcomes } from './VendorCaseList.tsx'
import {
  type ConsoleVendorCaseFragment as Case,
  CloseVendorCaseDocument,
  type CloseVendorCaseMutationVariables,
  NoteVendorCaseDocument,
} from './vendorCases.generated.ts'

type Outcome = CloseVendorCaseMutationVariables['input']['outcome']

/** What the platform takes. */
const longest = 1000

/** Notes what was found out, and closes the case with what it turned out to be. */
export function VendorCaseClosing() {
  const record = useRecordContext<Case>()
  if (record === undefined || !mayDo('vendorCases', 'close')) return null
  return <Closing key={record.id} id={record.id} isOpen={record.state === 'OPEN'} />
}

function Closing({ id, isOpen }: { id: string; isOpen: boolean }) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>('VENDOR_WRONG')
  const [isTried, setTried] = useState(false)
  const empty = () => {
    setText('')
    setTried(false)
  }
  const note = useDecision(NoteVendorCaseDocument, empty, () => 'vendorCases.noted')
  const close = useDecision(CloseVendorCaseDocument, empty, () => 'vendorCases.closed')
  const isBusy = note.isPending || close.isPending
  const isMissing = isTried && !isReason(text)
  const give = (send: (words: string) => void) => {
    setTried(true)
    if (isReason(text)) send(text.trim())
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 720, mt: 2 }}>
      <TextField
        label={translate('vendorCases.note')}
        helperText={translate(isMissing ? 'vendorCases.noteNeeded' : 'vendorCases.noteHelp')}
        error={isMissing}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
        margin="none"
        multiline
        minRows={3}
        required
      />
      {isOpen && (
        <TextField
          select
          label={translate('vendorCases.outcome')}
          value={outcome}
          // The choices are the words of the enum.
          onChange={(event) => setOutcome(event.target.value as Outcome)}
          margin="none"
        >
          {outcomes.map(({ id: word, name }) => (
            <MenuItem key={word} value={word}>
              {translate(name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOpen && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => give((words) => close.mutate({ input: { id, outcome, note: words } }))}
          >
            {translate('vendorCases.close')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => give((words) => note.mutate({ input: { id, text: words } }))}
        >
          {translate('vendorCases.addNote')}
        </Button>
      </Box>
    </Box>
  )
}
