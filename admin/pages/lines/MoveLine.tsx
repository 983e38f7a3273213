import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { change, read } from '../../providers/server.ts'
import {
  type ConsoleLineFragment,
  ConsoleLineMovePreviewDocument,
  type ConsoleLineMovePreviewQuery,
  MoveLineDocument,
} from './lines.generated.ts'
import { MovePreview } from './MovePreview.tsx'

type Preview = ConsoleLineMovePreviewQuery['preview']

/** Moves a line: first what it would come to, then the wish, which a second operator confirms. */
export function MoveLine({ line, onMoved }: { line: ConsoleLineFragment; onMoved: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const [account, setAccount] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const look = useMutation({
    mutationFn: async () =>
      (await read(ConsoleLineMovePreviewDocument, { id: line.id, uplineAccount: account.trim() || null })).preview,
    onSuccess: setPreview,
  })
  const move = useMutation({
    mutationFn: (reason: string) =>
      change(MoveLineDocument, { input: { id: line.id, uplineId: preview?.to?.id ?? null, reason } }),
    onSuccess: ({ line: after }) => {
      notify(after?.proposal ? 'proposals.waits' : 'desk.done', { type: 'success' })
      setOpen(false)
    },
    onSettled: onMoved,
  })
  const open = () => {
    look.reset()
    move.reset()
    setAccount('')
    setPreview(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={open}>
        {translate('lines.move')}
      </Button>
      {isOpen && (
        <DecisionDialog
          title={translate('lines.moveOf', { account: line.account })}
          deed={translate('lines.propose')}
          effects={[translate('lines.effect')]}
          width="md"
          isBusy={move.isPending}
          failure={(move.error ?? look.error)?.message ?? (move.isIdle ? undefined : '')}
          onCancel={() => setOpen(false)}
          onConfirm={(reason) => (preview === undefined ? look.mutate() : move.mutate(reason))}
        >
          <TextField
            label={translate('lines.newUpline')}
            value={account}
            onChange={(event) => {
              setAccount(event.target.value)
              setPreview(undefined)
            }}
            helperText={translate('lines.newUplineHelp')}
            slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none' } }}
            margin="none"
          />
          <Button
            variant="outlined"
            onClick={() => look.mutate()}
            disabled={look.isPending}
            sx={{ justifySelf: 'start' }}
          >
            {translate('lines.preview')}
          </Button>
          {preview && <MovePreview preview={preview} currency={line.currency} />}
        </DecisionDialog>
      )}
    </>
  )
}
