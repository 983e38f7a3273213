import { Box, Button } from '@mui/material'
import { FormDataConsumer, regex, TextInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { BRAND_COLOURS, HOUSE_COLOURS } from '../../../formats/brand-colours.ts'
import { ThemePreview } from './ThemePreview.tsx'
import { ownColours } from './theme.ts'

const isColour = regex(/^#[0-9a-f]{6}$/i, 'merchants.themeColour')

/** The brand's own colours, and beside them what the portal looks like with them. */
export function ThemeSettings() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const reset = () => {
    for (const name of BRAND_COLOURS) setValue(`theme.${name}`, '', { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', gridTemplateColumns: { md: 'minmax(240px, 1fr) 2fr' } }}>
      <Box>
        {BRAND_COLOURS.map((name) => (
          <TextInput
            key={name}
            source={`theme.${name}`}
            label={`merchants.theme.${name}`}
            helperText={translate('merchants.themeHelp', { colour: HOUSE_COLOURS.dark[name] })}
            validate={isColour}
          />
        ))}
        <Button onClick={reset}>{translate('merchants.themeReset')}</Button>
      </Box>
      <FormDataConsumer<{ theme?: Record<string, string | null> }>>
        {({ formData }) => <ThemePreview colours={ownColours(formData.theme)} />}
      </FormDataConsumer>
    </Box>
  )
}
