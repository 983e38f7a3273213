import { Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { merchantInView } from '../../providers/session.ts'

/** The logo of a brand. Pictures are kept for the brand in view, so it is chosen there alone. */
export function LogoSettings() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const logoUrl: unknown = useWatch({ name: 'logoUrl' })
  const code = useRecordContext<{ code: string }>()?.code
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
        {translate('resources.merchants.fields.logoUrl')}
      </Typography>
      {code === merchantInView() ? (
        <>
          <PictureInput source="logoUrl" isRequired={false} />
          {logoUrl ? (
            <Button onClick={() => setValue('logoUrl', null, { shouldDirty: true })}>
              {translate('merchants.logoNone')}
            </Button>
          ) : null}
        </>
      ) : (
        <Typography color="textSecondary">{translate('merchants.logoInView')}</Typography>
      )}
    </>
  )
}
