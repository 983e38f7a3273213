import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Stands where the files will be: says from where they come. */
export function NothingExported() {
  const translate = useTranslate()
  return (
    <Box sx={{ flex: 1, textAlign: 'center', py: 8, px: 2, color: 'text.secondary' }}>
      <FileDownloadIcon sx={{ fontSize: 56, mb: 1 }} />
      <Typography variant="h6" component="p" color="textPrimary">
        {translate('resources.exports.empty')}
      </Typography>
      <Typography>{translate('exports.emptyHint')}</Typography>
    </Box>
  )
}
