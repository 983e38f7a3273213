import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TermsEditor } from '../../kits/contracts/TermsEditor.tsx'
import { areSound, emptyTerms, inputOf, KINDS } from '../../kits/contracts/terms-draft.ts'
import type { ContractKind } from '../../lib/schema.generated.ts'
import { read } from '../../providers/server.ts'
import type { ConsoleLineFragment } from './lines.generated.ts'
import { TrialResult } from './TrialResult.tsx'
import { ConsoleTryTermsDocument } from './tryTerms.generated.ts'

/** Tries terms on the windows that are over, before anybody is offered them. */
export function TryTerms({ line }: { line: ConsoleLineFragment }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('lines.trial.name')}
      </Button>
      {isOpen && <TrialDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

function TrialDialog({ line: { id, account, currency }, onClose }: { line: ConsoleLineFragment; onClose(): void }) {
  const translate = useTranslate()
  const [kind, setKind] = useState<ContractKind>('DIVIDEND')
  const [draft, setDraft] = useState(emptyTerms(kind))
  const trial = useMutation({
    mutationFn: async () =>
      (await read(ConsoleTryTermsDocument, { id, kind, terms: inputOf(kind, draft) })).line?.tryTerms ?? [],
  })
  // What is shown belongs to the terms above it.
  const change = (next: typeof draft) => {
    trial.reset()
    setDraft(next)
  }
  const choose = (next: ContractKind) => {
    setKind(next)
    change(emptyTerms(next))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="try-terms">
      <DialogTitle id="try-terms">{translate('lines.trial.of', { account })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2">{translate('lines.trial.help')}</Typography>
        <TextField
          select
          label={translate('contracts.fields.kind')}
          value={kind}
          onChange={(event) => choose(event.target.value as ContractKind)}
          margin="none"
        >
          {KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`contracts.kinds.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TermsEditor kind={kind} draft={draft} onChange={change} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }} aria-live="polite">
          {trial.error && <Alert severity="error">{trial.error.message}</Alert>}
          {trial.data && <TrialResult account={account} currency={currency} windows={trial.data} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" disabled={!areSound(draft) || trial.isPending} onClick={() => trial.mutate()}>
          {translate('lines.trial.run')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
