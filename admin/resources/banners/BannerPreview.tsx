import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { StoredPicture } from '../../fields/StoredPicture.tsx'

interface Picture {
  language?: string
  imageUrl?: string
  title?: string
}

/** The banner as the portal crops it: two to one on a phone, sixteen to five on a wide screen. */
const SCREENS = [
  { name: 'banners.phone', width: 358, ratio: '2 / 1' },
  { name: 'banners.desktop', width: 1120, ratio: '16 / 5' },
]

export function BannerPreview() {
  const pictures: Picture[] | undefined = useWatch({ name: 'pictures' })
  return <PicturePreview pictures={pictures ?? []} />
}

/** Each picture at the width of a phone and of a desktop. */
export function PicturePreview({ pictures }: { pictures: Picture[] }) {
  const translate = useTranslate()
  const drawn = pictures.filter(({ imageUrl }) => imageUrl)
  if (drawn.length === 0) return <Typography>{translate('banners.noPicture')}</Typography>
  return (
    <Box sx={{ width: '100%' }}>
      {drawn.map(({ language, imageUrl = '', title = '' }) => (
        <Box key={language} component="section" sx={{ mb: 3 }}>
          {SCREENS.map(({ name, width, ratio }) => (
            <Box key={name} component="figure" sx={{ m: 0, mb: 2, width: '100%', maxWidth: width }}>
              <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
                {`${translate(name)} · ${language ?? ''}`}
              </Typography>
              <Box sx={{ aspectRatio: ratio, overflow: 'hidden', borderRadius: 2, bgcolor: 'action.hover' }}>
                <StoredPicture
                  url={imageUrl}
                  alt={title}
                  style={{ width: '100%', height: '100%', objectFit: 'cover' }}
                />
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
