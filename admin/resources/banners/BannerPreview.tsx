import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { PreviewChoice, usePreview } from '../../kits/preview/PreviewChoice.tsx'

interface Picture {
  language?: string
  imageUrl?: string
  title?: string
}

/** The banner as the portal crops it: two to one on a phone, sixteen to five on a wide screen. */
const SCREENS = {
  phone: { width: 358, ratio: '2 / 1' },
  desktop: { width: 1120, ratio: '16 / 5' },
} as const

export function BannerPreview() {
  const pictures: Picture[] | undefined = useWatch({ name: 'pictures' })
  return <PicturePreview pictures={pictures ?? []} />
}

/** The picture of a language as a device shows it. */
export function PicturePreview({ pictures }: { pictures: readonly Picture[] }) {
  const translate = useTranslate()
  const drawn = pictures.filter(({ imageUrl }) => imageUrl)
  const preview = usePreview(drawn.flatMap(({ language }) => (language ? [language] : [])))
  const picture = drawn.find(({ language }) => language === preview.language) ?? drawn[0]
  if (picture === undefined) return <Typography>{translate('banners.noPicture')}</Typography>
  const { imageUrl = '', title = '' } = picture
  const { width, ratio } = SCREENS[preview.device]
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PreviewChoice preview={preview} />
      <Box
        lang={preview.language}
        sx={{
          width: '100%',
          maxWidth: width,
          aspectRatio: ratio,
          overflow: 'hidden',
          borderRadius: 2,
          bgcolor: 'action.hover',
        }}
      >
        <StoredPicture url={imageUrl} alt={title} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      </Box>
    </Box>
  )
}
