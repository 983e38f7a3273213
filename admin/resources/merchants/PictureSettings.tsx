import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { merchantInView } from '../../providers/session.ts'

interface Props {
  source: 'logoUrl' | 'iconUrl'
  /** What the picture is for, and how it has to be. */
  help: string
  /** Of the box in which it is shown. */
  box: { width: number; aspectRatio: string }
}

/** A picture of a brand. Pictures are kept for the brand in view, so it is chosen there alone. */
export function PictureSettings({ source, help, box }: Props) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const url: unknown = useWatch({ name: source })
  const code = useRecordContext<{ code: string }>()?.code
  return (
    <Box component="section" aria-label={translate(`resources.merchants.fields.${source}`)} sx={{ width: '100%' }}>
      <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
        {translate(`resources.merchants.fields.${source}`)}
      </Typography>
      <Typography color="textSecondary">{translate(help)}</Typography>
      {code === merchantInView() ? (
        <>
          <PictureInput source={source} isRequired={false} box={box} />
          {url ? (
            <Button onClick={() => setValue(source, null, { shouldDirty: true })}>
              {translate(`merchants.without.${source}`)}
            </Button>
          ) : null}
        </>
      ) : (
        <Typography color="textSecondary">{translate('merchants.logoInView')}</Typography>
      )}
    </Box>
  )
}
