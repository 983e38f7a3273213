import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { LocalesMenuButton, Logout, ToggleThemeButton, UserMenu, useTranslate, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'

/** The menu of the signed-in operator: the own account, and the way out. */
export function AccountMenu() {
  return (
    <UserMenu>
      <OwnAccount />
      <Box sx={{ display: { xs: 'flex', sm: 'none' }, px: 1 }}>
        <LocalesMenuButton />
        <ToggleThemeButton />
      </Box>
      <Logout />
    </UserMenu>
  )
}

function OwnAccount() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/profile" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('profile.name')}</ListItemText>
    </MenuItem>
  )
}
