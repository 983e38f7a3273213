import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ChooseTerms, noTerms } from '../../kits/contracts/ChooseTerms.tsx'
import { areSound, inputOf } from '../../kits/contracts/terms-draft.ts'
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
  const [terms, setTerms] = useState(noTerms)
  const { kind, draft } = terms
  const trial = useMutation({
    mutationFn: async () =>
      (await read(ConsoleTryTermsDocument, { id, kind, terms: inputOf(kind, draft) })).line?.tryTerms ?? [],
  })
  // What it comes to stands below a long form: it is brought into view, and read out.
  const result = useRef<HTMLDivElement>(null)
  const isTried = trial.data !== undefined
  useEffect(() => {
    if (isTried) result.current?.focus()
  }, [isTried])
  // What is shown belongs to the terms above it.
  const change = (next: typeof terms) => {
    trial.reset()
    setTerms(next)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="try-terms">
      <DialogTitle id="try-terms">{translate('lines.trial.of', { account })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2">{translate('lines.trial.help')}</Typography>
        <ChooseTerms terms={terms} onChange={change} />
        <Box
          ref={result}
          tabIndex={-1}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
          aria-live="polite"
        >
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
