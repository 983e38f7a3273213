import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isReason } from '../../lib/reason.ts'

/** What the platform takes. */
const longest = 1000

interface Props<Outcome extends string> {
  /** Where the words stand in admin.json: `note`, `noteNeeded`, `noteHelp`, `addNote`, `outcome`, `outcomeNeeded`, `close`. */
  words: 'riskCases' | 'vendorCases'
  outcomes: readonly { readonly id: Outcome; readonly name: string }[]
  /** Whether it may be closed now, and not noted alone. */
  mayClose: boolean
  isBusy: boolean
  onNote(text: string): void
  onClose(outcome: Outcome, text: string): void
  /** Another deed that wants words. */
  other?: { readonly label: string; onWords(text: string): void } | undefined
}

/**
 * Notes what was found out about a case, and closes it with what it turned out to be. Nothing is chosen beforehand: whoever closes it says so.
 * Give it another `key` once the words are sent.
 */
export function CaseVerdict<Outcome extends string>(props: Props<Outcome>) {
  const { words, outcomes, mayClose, isBusy, onNote, onClose, other } = props
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | ''>('')
  const [isTried, setTried] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const isMissing = isTried && !isReason(text)
  const isOutcomeMissing = isClosing && outcome === ''
  const give = (send: (words: string) => void) => {
    setTried(true)
    if (isReason(text)) send(text.trim())
  }
  const close = () => {
    setClosing(true)
    give((given) => outcome !== '' && onClose(outcome, given))
  }
  return (
    <>
      <TextField
        label={translate(`${words}.note`)}
        helperText={translate(`${words}.${isMissing ? 'noteNeeded' : 'noteHelp'}`)}
        error={isMissing}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
        margin="none"
        multiline
        minRows={3}
        required
      />
      {mayClose && (
        <TextField
          select
          label={translate(`${words}.outcome`)}
          value={outcome}
          // The choices are the words of the enum.
          onChange={(event) => setOutcome(event.target.value as Outcome)}
          error={isOutcomeMissing}
          helperText={isOutcomeMissing && translate(`${words}.outcomeNeeded`)}
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
        {mayClose && (
          <Button variant="contained" disabled={isBusy} onClick={close}>
            {translate(`${words}.close`)}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => give(onNote)}>
          {translate(`${words}.addNote`)}
        </Button>
        {other && (
          <Button variant="outlined" color="warning" disabled={isBusy} onClick={() => give(other.onWords)}>
            {translate(other.label)}
          </Button>
        )}
      </Box>
    </>
  )
}
