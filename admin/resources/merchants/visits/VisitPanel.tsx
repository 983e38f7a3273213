import { Box, Button, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { ReadFailure } from '../../../fields/ReadFailure.tsx'
import { languageName } from '../../../lib/language-name.ts'
import { read } from '../../../providers/server.ts'
import { countryChoices } from '../countries.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { VisitResult } from './VisitResult.tsx'
import { ConsoleVisitPreviewDocument } from './visits.generated.ts'

interface Brand {
  id: string
  domains: string[]
  languages: string[]
  defaultLanguage: string
}

/** What a visitor would see who opens the brand: by which host name, from where, in which language; by what is in force or by the draft. */
export function VisitPanel() {
  const translate = useTranslate()
  const [spoken] = useLocaleState()
  const brand = useRecordContext<Brand>()
  const { data: draft } = useDraft()
  const [host, setHost] = useState(brand?.domains[0] ?? '')
  const [country, setCountry] = useState('VN')
  const [address, setAddress] = useState('')
  const [language, setLanguage] = useState(brand?.defaultLanguage ?? '')
  const [isByDraft, setByDraft] = useState(false)
  const byDraft = isByDraft && Boolean(draft)
  const asked = useMutation({
    mutationFn: async () => {
      const input = {
        id: brand?.id ?? '',
        host: host.trim(),
        country: country || null,
        address: address.trim() || null,
        language,
        byDraft,
      }
      return (await read(ConsoleVisitPreviewDocument, { input })).visit
    },
  })
  if (brand === undefined) return null
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="textSecondary">{translate('visits.help')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField
          margin="none"
          label={translate('visits.host')}
          value={host}
          onChange={(event) => setHost(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It would send the form of the brand around it.
            event.preventDefault()
            asked.mutate()
          }}
          slotProps={{ htmlInput: { maxLength: 253 } }}
        />
        <TextField
          select
          margin="none"
          label={translate('visits.country')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          <MenuItem value="">{translate('visits.noCountry')}</MenuItem>
          {countryChoices(spoken).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          margin="none"
          label={translate('visits.address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 50, inputMode: 'url', autoCapitalize: 'none' } }}
        />
        <TextField
          select
          margin="none"
          label={translate('visits.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          {['vi', 'en', 'ko', 'zh', 'th'].map((one) => (
            <MenuItem key={one} value={one}>
              {languageName(one, spoken)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" disabled={host.trim() === '' || asked.isPending} onClick={() => asked.mutate()}>
          {translate('visits.ask')}
        </Button>
        <FormControlLabel
          disabled={!draft}
          control={<Switch checked={byDraft} onChange={(_event, checked) => setByDraft(checked)} />}
          label={translate(draft ? 'visits.byDraft' : 'visits.noDraft')}
        />
      </Box>
      {asked.error && <ReadFailure error={asked.error} onRetry={() => asked.mutate()} />}
      {asked.data && <VisitResult visit={asked.data} />}
    </Box>
  )
}
