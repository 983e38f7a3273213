import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Chip } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useSidebarState, useStore, useTranslate } from 'react-admin'

interface Props {
  /** Key of the group's words. */
  name: string
  /** How much waits behind its entries. */
  waiting: number
  /** The page at hand is one of its entries. */
  isHere: boolean
  children: ReactNode
}

/**
 * Entries of the main menu that belong together, folded under their name until they are wanted; the group of the page at hand is open.
 * Where the menu shows icons alone they stand below a line.
 */
export function MenuGroup({ name, waiting, isHere, children }: Props) {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  const [isUnfolded, setUnfolded] = useStore(`menu.${name}`, false)
  const id = useId()
  const isOpen = !isWide || isUnfolded || isHere
  return (
    <Box role="group" aria-labelledby={id} sx={{ borderTop: isWide ? 0 : 1, borderColor: 'divider' }}>
      {isWide && (
        <ButtonBase
          id={id}
          role="menuitem"
          aria-expanded={isOpen}
          disabled={isHere}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={header}
        >
          <Box component="span" sx={{ flexGrow: 1, textAlign: 'left' }}>
            {translate(name)}
          </Box>
          {waiting > 0 && !isOpen && (
            <Chip
              size="small"
              color="warning"
              label={waiting}
              aria-label={translate('layout.waiting', { count: waiting })}
            />
          )}
          {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
        </ButtonBase>
      )}
      {isOpen && children}
    </Box>
  )
}

const header = {
  width: '100%',
  minHeight: 40,
  px: 2,
  gap: 1,
  // A bare button has the browser's own letters.
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { color: 'text.primary' },
}
