import { Alert, Box, Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { copyText } from '../lib/copy-text.ts'

interface Props {
  /** What it is, and that nobody sees it again. */
  readonly sentence: string
  readonly text: string
  /** Keys of admin.json: the button, and how it went. */
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string }
}

/** A secret that is shown once: each letter is told from its neighbours, and it is copied rather than typed off. */
export function ShownOnce({ sentence, text, words }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = async () => {
    const isCopied = await copyText(text)
    notify(isCopied ? words.copied : words.notCopied, { type: isCopied ? 'success' : 'warning' })
  }
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {sentence}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <Box component="code" sx={{ fontFamily: 'monospace', fontSize: '1.125rem', userSelect: 'all' }}>
          {text}
        </Box>
        <Button size="small" variant="outlined" color="inherit" onClick={copy}>
          {translate(words.copy)}
        </Button>
      </Box>
    </Alert>
  )
}
