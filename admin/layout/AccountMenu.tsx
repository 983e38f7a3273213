import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useMemo, useState } from 'react'
import { LocalesMenuButton, Logout, ToggleThemeButton, UserMenu, useTranslate, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { useShortcuts } from '../lib/use-shortcuts.ts'
import { DensityItem } from './DensityItem.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

/** The menu of the signed-in operator: the own account, and the way out. */
export function AccountMenu() {
  const [isShown, show] = useState(false)
  const keys = useMemo(() => ({ '?': () => show(true) }), [])
  useShortcuts(keys)
  return (
    <>
      <UserMenu>
        <OwnAccount />
        <Shortcuts onClick={() => show(true)} />
        <DensityItem />
        <Box sx={{ display: { xs: 'flex', sm: 'none' }, px: 1 }}>
          <LocalesMenuButton />
          <ToggleThemeButton />
        </Box>
        <Logout />
      </UserMenu>
      {isShown && <ShortcutsDialog onClose={() => show(false)} />}
    </>
  )
}

function Shortcuts({ onClick }: { onClick(): void }) {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem
      onClick={() => {
        menu?.onClose()
        onClick()
      }}
    >
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('shortcuts.title')}</ListItemText>
    </MenuItem>
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
