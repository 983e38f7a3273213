import { Box, Dialog, DialogContent, DialogTitle, FormControlLabel, Switch, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DEED_KEYS, useShortcutsSwitch } from '../lib/use-shortcuts.ts'

const KEYS = [
  ['J', 'shortcuts.next'],
  ['K', 'shortcuts.previous'],
  ['Enter', 'shortcuts.open'],
  [DEED_KEYS.claim, 'shortcuts.claim'],
  [DEED_KEYS.approve, 'shortcuts.approve'],
  [DEED_KEYS.reject, 'shortcuts.reject'],
  ['Ctrl Enter', 'shortcuts.send'],
  ['?', 'shortcuts.show'],
] as const

/** Which keys do what, and whether single letters do anything. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const [isOn, setOn] = useShortcutsSwitch()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
          {KEYS.map(([key, words]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt">
                <Box
                  component="kbd"
                  sx={{ px: 1, border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit' }}
                >
                  {key}
                </Box>
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {translate(words)}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label={translate('shortcuts.isOn')}
        />
      </DialogContent>
    </Dialog>
  )
}
