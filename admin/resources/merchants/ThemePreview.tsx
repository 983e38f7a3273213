import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import {
  type BrandColours,
  coloursIn,
  LEAST_CONTRAST,
  type Look,
  textContrasts,
} from '../../../formats/brand-colours.ts'
import { useFormats } from '../../lib/use-formats.ts'

interface Preview {
  colours: BrandColours
  /** What the brand is called there; as its record says unless told. */
  name?: string | null
}

/** How the portal looks with some colours, dark and light, and how well text on them is read. */
export function ThemePreview({ colours, name }: Preview) {
  const record = useRecordContext<{ name: string }>()
  const shown = name ?? record?.name ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <LookCard look="dark" own={colours} name={shown} />
      <LookCard look="light" own={colours} name={shown} />
    </Box>
  )
}

function LookCard({ look, own, name }: { look: Look; own: BrandColours; name: string }) {
  const translate = useTranslate()
  const colours = coloursIn(look, own)
  return (
    <Box component="section" aria-label={translate(`merchants.look.${look}`)}>
      <Box sx={{ bgcolor: colours['surface-1'], color: colours.ink, borderRadius: 2, p: 2, display: 'grid', gap: 1.5 }}>
        <Typography component="p" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <Typography component="p">{translate('merchants.previewText')}</Typography>
        {(['brand', 'brand-strong'] as const).map((ground) => (
          <Box
            key={ground}
            sx={{
              bgcolor: colours[ground],
              color: colours['on-brand'],
              borderRadius: 1,
              px: 2,
              py: 1,
              fontWeight: 600,
            }}
          >
            {translate(`merchants.theme.${ground}`)}
          </Box>
        ))}
      </Box>
      <Contrasts look={look} own={own} />
    </Box>
  )
}

function Contrasts({ look, own }: { look: Look; own: BrandColours }) {
  const translate = useTranslate()
  const { number } = useFormats()
  return textContrasts(own)
    .filter((contrast) => contrast.look === look)
    .map(({ ground, ratio, isEnough }) => (
      <Typography key={ground} variant="body2" color={isEnough ? 'textSecondary' : 'error'} sx={{ mt: 0.5 }}>
        {translate(isEnough ? 'merchants.contrast' : 'merchants.contrastLow', {
          ground: translate(`merchants.theme.${ground}`),
          // Cut off, as it is refused: 4.49 is not 4.5.
          ratio: number(Math.floor(ratio * 10) / 10, 1),
          least: number(LEAST_CONTRAST, 1),
        })}
      </Typography>
    ))
}
