import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Leaves } from './Leaves.tsx'

/** A round as its vendor wrote it down, closed until it is asked for: keys and units are the vendor's, and no words of ours. */
export function VendorRecord({ record }: { record: unknown }) {
  const translate = useTranslate()
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <summary>{translate('bets.vendorRecord')}</summary>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1, maxWidth: '70ch' }}>
        {translate('bets.vendorRecordHelp')}
      </Typography>
      <Leaves record={record} />
    </Box>
  )
}
