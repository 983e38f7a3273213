import { Box, Button, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { change } from '../../providers/server.ts'
import { callHeaders } from '../../providers/session.ts'
import { AnswerSupportChatDocument, SupportChatTypingDocument } from './supportChats.generated.ts'
import { deskKeys } from './use-desk-changes.ts'

const longest = 1000
/** How often it is told that the operator is writing, in milliseconds. */
const tellEvery = 3_000

/** Where the operator writes: Enter sends. What was not sent stays in the field, under the same id. */
export function AnswerBox({ id }: { id: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [content, setContent] = useState('')
  const clientId = useRef(crypto.randomUUID())
  const told = useRef(0)
  const files = useRef<HTMLInputElement>(null)
  const onError = (error: Error) => notify(error.message, { type: 'error' })
  const onSettled = () => queries.invalidateQueries({ queryKey: deskKeys.talk(id) })
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      change(AnswerSupportChatDocument, { input: { id, clientId: clientId.current, content: text } }),
    onSuccess: () => {
      clientId.current = crypto.randomUUID()
      setContent('')
    },
    onError,
    onSettled,
  })
  const picture = useMutation({ mutationFn: (file: File) => sendPicture(id, file), onError, onSettled })

  const send = () => {
    const text = content.trim()
    if (text !== '' && !isPending) mutate(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // While a syllable is being composed Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const write = (text: string) => {
    setContent(text)
    if (text.trim() === '' || Date.now() - told.current < tellEvery) return
    told.current = Date.now()
    // Nobody misses a word about writing that was lost.
    change(SupportChatTypingDocument, { id }).catch(() => undefined)
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <TextField
        label={translate('supportChats.answer')}
        value={content}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        slotProps={{ htmlInput: { maxLength: longest } }}
        margin="none"
        size="small"
        multiline
        maxRows={5}
        sx={{ flex: '1 1 240px' }}
      />
      <input
        ref={files}
        hidden
        type="file"
        accept="image/png,image/jpeg"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) picture.mutate(file)
        }}
      />
      <Button variant="outlined" disabled={picture.isPending} onClick={() => files.current?.click()}>
        {translate('supportChats.sendPicture')}
      </Button>
      <Button type="submit" variant="contained" disabled={isPending}>
        {translate('supportChats.send')}
      </Button>
    </Box>
  )
}

/** Throws with the server's sentence. */
async function sendPicture(id: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  const address = `/wps/admin/support/conversations/${id}/pictures?clientId=${crypto.randomUUID()}`
  const response = await fetch(address, { method: 'POST', headers: callHeaders(), body })
  if (response.ok) return
  const { message } = (await response.json()) as { message?: string }
  throw new Error(message ?? '')
}
