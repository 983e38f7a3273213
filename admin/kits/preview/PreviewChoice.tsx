import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../lib/language-name.ts'

/** On what players look at it: a phone of 390 pixels, or a large screen. */
export type PreviewDevice = 'phone' | 'desktop'

interface Preview {
  /** One that there are words in, the operator's own first. */
  readonly language: string
  readonly device: PreviewDevice
  readonly languages: readonly string[]
  chooseLanguage(language: string): void
  chooseDevice(device: PreviewDevice): void
}

/** In which language and on which device something is previewed. */
export function usePreview(languages: readonly string[]): Preview {
  const [own] = useLocaleState()
  const [wanted, chooseLanguage] = useState(own)
  const [device, chooseDevice] = useState<PreviewDevice>('phone')
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? own)
  return { language, device, languages, chooseLanguage, chooseDevice }
}

/** The choices above a preview. */
export function PreviewChoice({ preview }: { preview: Preview }) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const { language, device, languages, chooseLanguage, chooseDevice } = preview
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_event, next: string | null) => next !== null && chooseLanguage(next)}
        aria-label={translate('preview.language')}
      >
        {languages.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 1.5, textTransform: 'none' }}>
            {languageName(one, own)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        onChange={(_event, next: PreviewDevice | null) => next !== null && chooseDevice(next)}
        aria-label={translate('preview.device')}
      >
        {(['phone', 'desktop'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 1.5, textTransform: 'none' }}>
            {translate(`preview.devices.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
