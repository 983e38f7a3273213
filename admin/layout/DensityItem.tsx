import DensityIcon from '@mui/icons-material/DensityMediumOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useDensity } from '../lib/use-density.ts'

/** Whether the rows of tables have air between them. A phone has no tables, so it has no such choice. */
export function DensityItem() {
  const translate = useTranslate()
  const [density, setDensity] = useDensity()
  const isComfortable = density === 'COMFORTABLE'
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isComfortable}
      selected={isComfortable}
      onClick={() => setDensity(isComfortable ? 'COMPACT' : 'COMFORTABLE')}
      sx={{ display: { xs: 'none', md: 'flex' } }}
    >
      <ListItemIcon>
        <DensityIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('layout.comfortable')}</ListItemText>
    </MenuItem>
  )
}
