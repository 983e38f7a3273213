import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { required, useInput, useTranslate } from 'react-admin'
import { StoredPicture } from '../fields/StoredPicture.tsx'
import { uploadPicture } from '../providers/upload.ts'

const LARGEST = 5 * 1024 * 1024

interface Props {
  source: string
  isRequired?: boolean
  /** Of the box in which it is shown, in pixels; that of a banner unless told. */
  box?: { width: number; aspectRatio: string }
}

const BANNER = { width: 480, aspectRatio: '16 / 5' }

/** A picture of our own: chosen from the device, sent to the server, kept by its address. */
export function PictureInput({ source, isRequired = true, box = BANNER }: Props) {
  const translate = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { field, fieldState } = useInput({ source, ...(isRequired && { validate: required() }) })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file === undefined) return
    if (file.size > LARGEST) return setFailure(translate('banners.tooLarge'))
    setBusy(true)
    setFailure('')
    try {
      field.onChange(await uploadPicture(file))
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
    }
  }

  const problem = failure || (fieldState.error?.message ? translateProblem(translate, fieldState.error.message) : '')
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      {field.value && (
        <Box
          sx={{
            width: '100%',
            maxWidth: box.width,
            aspectRatio: box.aspectRatio,
            overflow: 'hidden',
            borderRadius: 2,
            mb: 1,
          }}
        >
          <StoredPicture
            url={field.value}
            alt={translate('a11y.thumbnail')}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </Box>
      )}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
        aria-describedby={`${id}-help`}
      >
        {translate(isBusy ? 'banners.uploading' : field.value ? 'banners.replace' : 'banners.upload')}
      </Button>
      <input ref={input} type="file" accept="image/png,image/jpeg" onChange={choose} hidden />
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5 }}>
        {translate('banners.uploadHelp')}
      </Typography>
      <FormHelperText id={`${id}-help`} error role="alert">
        {problem}
      </FormHelperText>
    </Box>
  )
}

/** react-admin writes a problem as `@@react-admin@@"key"`. */
function translateProblem(translate: ReturnType<typeof useTranslate>, problem: string): string {
  const marked = /^@@react-admin@@(.*)$/.exec(problem)?.[1]
  if (marked === undefined) return translate(problem, { _: problem })
  const told: unknown = JSON.parse(marked)
  if (typeof told === 'string') return translate(told, { _: told })
  const { message = '', args } = told as { message?: string; args?: Record<string, unknown> }
  return translate(message, { ...args, _: message })
}
