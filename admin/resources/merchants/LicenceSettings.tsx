import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import MissingIcon from '@mui/icons-material/HighlightOffOutlined'
import { Alert, Box, Typography } from '@mui/material'
import { maxLength, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import type { ConsoleMerchantFragment } from './merchants.generated.ts'

type Demand = ConsoleMerchantFragment['liveDemands'][number]

/** Where each is set: the licence above the list; how money is was decided when the brand was opened. */
const PLACES: Readonly<Record<Demand['code'], string | undefined>> = {
  MODE: undefined,
  LICENCE: undefined,
  COUNTRIES: 'countries',
  OPERATORS: '/operators',
  SECOND_FACTOR: 'protection',
  DOMAIN: '',
}

/** What the brand is licensed by, and what it needs to take real money. */
export function LicenceSettings() {
  return (
    <>
      <TextInput source="licence" helperText="merchants.licenceHelp" validate={maxLength(120)} />
      <LiveDemands />
    </>
  )
}

function LiveDemands() {
  const translate = useTranslate()
  const brand = useRecordContext<ConsoleMerchantFragment>()
  if (brand === undefined) return null
  const missing = brand.liveDemands.filter(({ isMet }) => !isMet).length
  return (
    <Box
      component="section"
      aria-label={translate('liveDemands.title')}
      sx={{ width: '100%', display: 'grid', gap: 1, mt: 2 }}
    >
      <Typography component="h2" variant="h2">
        {translate('liveDemands.title')}
      </Typography>
      <Alert severity={missing === 0 ? 'success' : 'info'}>
        {translate(missing === 0 ? 'liveDemands.complete' : 'liveDemands.missing', { missing })}
      </Alert>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {brand.liveDemands.map((demand) => (
          <DemandRow key={demand.code} demand={demand} brandId={brand.id} />
        ))}
      </Box>
    </Box>
  )
}

function DemandRow({ demand: { code, isMet }, brandId }: { demand: Demand; brandId: string }) {
  const translate = useTranslate()
  const place = PLACES[code]
  const isShown = place !== undefined && (place !== '/operators' || mayDo('operators', 'list'))
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      {isMet ? (
        <CheckIcon color="success" titleAccess={translate('liveDemands.isMet')} />
      ) : (
        <MissingIcon color="warning" titleAccess={translate('liveDemands.isMissing')} />
      )}
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{translate(`liveDemands.demands.${code}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`liveDemands.why.${code}`)}
        </Typography>
        {isShown && !isMet && (
          <TextLink to={place.startsWith('/') ? place : `/merchants/${brandId}/${place}`} look="tall">
            {translate('liveDemands.setHere')}
          </TextLink>
        )}
      </Box>
    </Box>
  )
}
