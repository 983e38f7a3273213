import { Alert, Box, Button, Card, CardContent, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import { change, readOfMember } from '../../providers/server.ts'
import { AddMemberNoteDocument, ConsoleMemberNotesDocument, PinMemberNoteDocument } from './memberNotes.generated.ts'

/** Notes about a member, pinned ones first. A note stays as it was written. */
export function MemberNotes({ memberId: id }: { memberId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { moment } = useFormats()
  const [content, setContent] = useState('')
  const { data, error } = useQuery({
    queryKey: ['memberDesk', id, 'notes'],
    queryFn: () => readOfMember(ConsoleMemberNotesDocument, { memberId: id }),
  })
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' })
      return
    }
    await queryClient.invalidateQueries({ queryKey: ['memberDesk', id, 'notes'] })
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (content.trim() === '') return
    void act(async () => {
      await change(AddMemberNoteDocument, { input: { id, content: content.trim() } })
      setContent('')
    })
  }
  const pin = (noteId: string, isPinned: boolean) =>
    act(() => change(PinMemberNoteDocument, { input: { id, noteId, isPinned } }))

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 800 }}>
      <form onSubmit={add}>
        <TextField
          label={translate('desk.newNote')}
          helperText={translate('desk.noteHelp')}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
          multiline
          minRows={2}
          fullWidth
        />
        <Button type="submit" variant="contained" disabled={content.trim() === ''}>
          {translate('desk.addNote')}
        </Button>
      </form>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <Typography>{translate('desk.empty')}</Typography>}
      {data?.map((note) => (
        <Card key={note.id} variant="outlined" component="article">
          <CardContent>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.content}</Typography>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="body2" color="textSecondary">
                {note.operatorAccount} · {moment(note.createdAt)}
                {note.isPinned && ` · ${translate('desk.pinned')}`}
              </Typography>
              <Button size="small" onClick={() => pin(note.id, !note.isPinned)}>
                {translate(note.isPinned ? 'desk.unpin' : 'desk.pin')}
              </Button>
            </Box>
          </CardContent>
        </Card>
      ))}
    </Box>
  )
}
